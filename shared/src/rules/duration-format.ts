const UNITS = ['hour', 'minute', 'second'] as const;

/**
 * Formats seconds in at most their two largest units: `1 hr 5 min`, `1 min 35 sec`. Screens and PDFs both use it, so that
 * one duration reads the same everywhere.
 */
export function durationFormat(locale?: string): (seconds: number) => string {
  const formats = UNITS.map(
    (unit) => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }),
  );
  return (seconds) => {
    const parts = splitSeconds(Math.round(seconds));
    const first = parts.findIndex((value) => value > 0);
    const shown = first < 0 ? [2] : [first, first + 1].filter((unit) => parts[unit]);
    return shown.map((unit) => formats[unit]?.format(parts[unit] ?? 0)).join(' ');
  };
}

/** Hours, minutes and seconds of a duration; a negative one counts as zero. */
export function splitSeconds(seconds: number): [hours: number, minutes: number, seconds: number] {
  const whole = Math.max(0, seconds);
  return [Math.floor(whole / 3_600), Math.floor(whole / 60) % 60, whole % 60];
}
