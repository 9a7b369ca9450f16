/** What `npm run pictures` takes, in CSS pixels; the files have up to twice as many. */
export const PICTURE_SIZES = {
  wide: { width: 1024, height: 640 },
  phone: { width: 375, height: 640 },
} as const;

export type PictureForm = keyof typeof PICTURE_SIZES;
export type PictureTheme = 'light' | 'dark';

/** The screens in `public/pictures`, see `scripts/pictures/scenes.ts`. */
export type PictureName =
  | 'quizzes'
  | 'editor'
  | 'create'
  | 'import'
  | 'publish'
  | 'share'
  | 'overview'
  | 'question'
  | 'offline'
  | 'result'
  | 'statistics'
  | 'items';

export const pictureUrl = (name: PictureName, form: PictureForm, theme: PictureTheme): string =>
  `/pictures/${name}-${form}-${theme}.webp`;
