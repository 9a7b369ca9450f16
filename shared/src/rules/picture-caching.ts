/**
 * How long a picture of a person may stand in a cache, by the beginning of its key: an hour, because it goes with the account.
 * Other files are never replaced and may be kept for good.
 */
export const PICTURES_OF_PEOPLE = 'avatar/';
export const PICTURE_CACHING = 'public, max-age=3600';
