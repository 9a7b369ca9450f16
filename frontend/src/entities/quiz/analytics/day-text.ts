const FORMAT = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' });

/** A day of UTC as the reader writes days, whatever their zone. */
export const formatDay = (day: string): string => (day ? FORMAT.format(new Date(day)) : '');
