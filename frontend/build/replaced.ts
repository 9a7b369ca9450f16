/**
 * Replaces every occurrence.
 * @throws Error where there is none: by now, the bundler writes its page in another way
 */
export function replaced(html: string, from: string, to: string): string {
  if (!html.includes(from)) throw new Error(`index.html has no ${from}`);
  return html.replaceAll(from, () => to);
}
