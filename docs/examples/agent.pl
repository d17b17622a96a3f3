#!/usr/bin/perl
# agent.pl - a bot for `hypercone agent`: reads questions, writes answers (docs/PROTOCOL.md).
# It likes its strongest cards and its friends, and leaves the rest to chance.
#   mkfifo pipe; ./agent.pl <pipe | hypercone agent --seat 1 >pipe
use strict;
use warnings;
use JSON::PP;

$| = 1;                                                   # every line leaves at once
my $json = JSON::PP->new->utf8->canonical;
srand($ARGV[0] // 1);

sub strength {                                            # of a card in my hand
    my ($m, $number) = @_;
    my ($card) = grep { $_->{card} == $number } @{ $m->{view}{seats}[ $m->{seat} ]{cards} };
    return $card && $card->{kind} eq 'attack' ? $card->{value} : 0;
}

while (my $line = <STDIN>) {
    my $m = $json->decode($line);
    print STDERR "$m->{text}\n" if $m->{type} eq 'event' && $ENV{VERBOSE};
    warn "$m->{why}\n" if $m->{type} eq 'error';
    next unless $m->{type} eq 'question';
    my @options = grep { $_->{kind} ne 'undo' } @{ $m->{options} };   # taking back leads nowhere
    my $choice = $options[ rand @options ]{choice};
    if ($m->{question}{prompt} eq 'card') {
        ($choice) = sort { strength($m, $b) <=> strength($m, $a) } map { $_->{choice} } @options;
    }
    print $json->encode({ id => $m->{id}, choice => $choice }), "\n";
}
