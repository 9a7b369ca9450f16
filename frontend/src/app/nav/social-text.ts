/** The links to social networks of this stage as its pages carry them; empty where it has none. */
export const socialText = (): string =>
  document.head.querySelector<HTMLMetaElement>('meta[name=social]')?.content ?? '';
