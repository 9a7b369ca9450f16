const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A day (epoch ms) as every mail writes it, by UTC: December 11, 2026. */
export const dayText = (at: number): string => DAY.format(at);
