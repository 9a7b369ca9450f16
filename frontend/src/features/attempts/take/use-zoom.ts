import { storedSetting } from '@/lib/stored-setting.ts';

/** How large the question is shown, in percent. */
export const ZOOMS = [100, 125, 150, 175, 200] as const;

const setting = storedSetting('quizhall.zoom');

/** What is stored may be of another release. */
const placeOf = (stored: string | undefined): number =>
  Math.max(
    0,
    ZOOMS.findIndex((percent) => String(percent) === stored),
  );

export const useZoom = (): number => ZOOMS[placeOf(setting.use())] ?? 100;

/** A step larger or smaller, as far as it goes. @returns how large it is then */
export function zoomBy(by: 1 | -1): number {
  const before = placeOf(setting.read());
  const zoom = ZOOMS[before + by] ?? ZOOMS[before] ?? 100;
  setting.write(String(zoom));
  return zoom;
}
