/**
 * Formats percentages for people: at most one decimal, in the notation of the locale. Screens, mails, notifications and
 * PDFs all use it, so that one score reads the same everywhere.
 */
export function percentFormat(locale?: string): (value: number) => string {
  const format = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  return (value) => format.format(value / 100);
}
