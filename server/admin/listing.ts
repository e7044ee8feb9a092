/** What the team takes down: a home, or the offer of a room. */
export type Listing = 'home' | 'offer';
