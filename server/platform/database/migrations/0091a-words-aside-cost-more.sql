-- What 0090 says of words that lie aside was too little for parts of the map: PostgreSQL takes any of them to hold one home of a
-- thousand, and read the words of the 35,188 homes around Sofia, reckoned as 920, to spare itself the index of words.
alter function words_lie_aside(bigint) cost 10000;
