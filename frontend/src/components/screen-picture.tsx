import { cx } from './ui/cx.ts';
import {
  PICTURE_SIZES,
  type PictureForm,
  type PictureName,
  type PictureTheme,
  pictureUrl,
} from './pictures.ts';

interface ScreenPictureProps {
  name: PictureName;
  alt: string;
  /** `both`: as on a phone below 640 px, as on a laptop above. */
  form: PictureForm | 'both';
  className?: string | undefined;
}

/** The theme is a class on the root; a lazy image that is not displayed is not fetched. */
const SHOWN: Record<PictureTheme, string> = { light: 'dark:hidden', dark: 'hidden dark:block' };

/** A picture of a real screen, in the theme of the page around it. */
export function ScreenPicture({ name, alt, form, className }: ScreenPictureProps) {
  const base = form === 'wide' ? 'wide' : 'phone';
  return (['light', 'dark'] as const).map((theme) => (
    <picture key={theme} className={SHOWN[theme]}>
      {form === 'both' && (
        <source media="(min-width: 640px)" srcSet={pictureUrl(name, 'wide', theme)} {...PICTURE_SIZES.wide} />
      )}
      <img
        src={pictureUrl(name, base, theme)}
        {...PICTURE_SIZES[base]}
        alt={alt}
        loading="lazy"
        decoding="async"
        className={cx('h-auto w-full', className)}
      />
    </picture>
  ));
}
