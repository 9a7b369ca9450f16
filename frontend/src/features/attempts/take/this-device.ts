import type { Metadata } from '@quizhall/shared/model/attempts/attempt';
import { language } from '@/lib/language.ts';

/** Name → sign in the user agent. The first match counts: Edge and Opera call themselves Chrome as well. */
const BROWSERS = [
  ['Edge', /Edg\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser/],
  ['Firefox', /Firefox|FxiOS/],
  ['Chrome', /Chrome|CriOS/],
  ['Safari', /Safari/],
] as const;

const SYSTEMS = [
  ['Android', /Android/],
  ['iOS', /iPhone|iPad|iPod/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
] as const;

const nameIn = (table: readonly (readonly [string, RegExp])[], text: string) =>
  table.find(([, sign]) => sign.test(text))?.[0] ?? 'Other';

/** The device as coarsely as the owner needs to know it. */
export function describeDevice(
  userAgent: string,
): Pick<Metadata, 'deviceType' | 'operatingSystem' | 'browser'> {
  return {
    deviceType: /Mobi|Android/i.test(userAgent) ? 'mobile' : 'desktop',
    operatingSystem: nameIn(SYSTEMS, userAgent),
    browser: nameIn(BROWSERS, userAgent),
  };
}

/** What the owner is told of this device, and the participant's other devices of its browser and system. */
export const thisDevice = (): Metadata => ({
  ...describeDevice(navigator.userAgent),
  screenResolution: `${screen.width}x${screen.height}`,
  timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  language,
});
