import { cx } from '@/components/ui/cx.ts';
import { ScreenPicture } from '@/components/screen-picture.tsx';
import { FILM } from './messages.ts';

/** Of a phone the upper part is enough: the frame is cut off at the foot of the stage. */
const PHONE =
  'mx-auto h-[120%] aspect-[375/640] overflow-hidden rounded-[1.75rem] border-[6px] border-line bg-canvas shadow-overlay';

/** The pictures lie on each other and fade; the next one is already there when its turn comes. */
export function FilmStage({ step }: { step: number }) {
  return (
    <div className="relative mx-4 aspect-[375/430] shrink-0 overflow-hidden rounded-control border border-line bg-accent-soft sm:mx-6 sm:aspect-[1024/640] low:row-span-2 low:mr-4 low:self-start">
      {FILM.steps.map(({ name, onPhone }, place) => {
        if (Math.abs(place - step) > 1) return null;
        return (
          // The caption under the stage says what is to be seen.
          <div
            key={name}
            aria-hidden="true"
            className={cx(
              'absolute inset-0 transition-opacity duration-300',
              onPhone && 'sm:pt-6',
              place !== step && 'invisible opacity-0',
            )}
          >
            {onPhone ? (
              <div className={cx('max-sm:h-full', 'sm:h-full')}>
                <div className={cx('hidden sm:block', PHONE)}>
                  <ScreenPicture name={name} alt="" form="phone" />
                </div>
                <div className="sm:hidden">
                  <ScreenPicture name={name} alt="" form="phone" />
                </div>
              </div>
            ) : (
              <ScreenPicture name={name} alt="" form="both" />
            )}
          </div>
        );
      })}
    </div>
  );
}
