/** What stands between the two lines of dashes at the top of a text file. */
export interface FrontMatter {
  path: string;
  title: string;
  heading?: string;
  description: string;
  section?: string;
  width?: string;
  updated?: string;
  contents?: string;
}

const KEYS = ['path', 'title', 'heading', 'description', 'section', 'width', 'updated', 'contents'];
const NEEDED = ['path', 'title', 'description'] as const;

/**
 * Splits a text file into its front matter, one `key: value` on a line, and its body.
 * @throws Error for a file without one, an unknown key, or one that is missing
 */
export function splitFrontMatter(source: string): { matter: FrontMatter; body: string } {
  const [, head, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  if (head === undefined || body === undefined) throw new Error('A page begins with its front matter');
  const entries = head.split('\n').map((line) => {
    const [, key = '', value = ''] = /^(\w+): (.+)$/.exec(line) ?? [];
    if (!KEYS.includes(key)) throw new Error(`Not a line of front matter: ${line}`);
    return [key, value.trim()] as const;
  });
  const matter = Object.fromEntries(entries) as unknown as FrontMatter;
  for (const key of NEEDED) if (!matter[key]) throw new Error(`A page needs its ${key}`);
  return { matter, body };
}
