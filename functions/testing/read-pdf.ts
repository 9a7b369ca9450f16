import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

interface Node {
  role?: string;
  alt?: string;
  children?: Node[];
}
const flat = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(flat)];

/** The lines of each page as a PDF reader finds them. */
export async function readPdfLines(bytes: Uint8Array): Promise<string[][]> {
  const doc = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages: string[][] = [];
  for (let number = 1; number <= doc.numPages; number += 1) {
    const { items } = await (await doc.getPage(number)).getTextContent();
    const pieces = items.flatMap((item) => ('str' in item ? [item] : []));
    const lines = Map.groupBy(pieces, ({ transform }) => Math.round(Number(transform[5])));
    pages.push([...lines.values()].map((line) => line.map(({ str }) => str).join('')));
  }
  return pages;
}

/** What a PDF reader finds on the first page: its tags, its text in the order of reading, its links. */
export async function readPdf(bytes: Uint8Array) {
  const doc = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const page = await doc.getPage(1);
  const { height } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  const find = (words: string) =>
    items.flatMap((item) => ('str' in item ? item : [])).find(({ str }) => str.includes(words));
  return {
    pages: doc.numPages,
    marks: await doc.getMarkInfo(),
    info: (await doc.getMetadata()).info as { Language?: string; Title?: string },
    tags: flat((await page.getStructTree()) as Node),
    /** From the left and the top, in points. */
    left: (words: string) => Number(find(words)?.transform[4]),
    baseline: (words: string) => height - Number(find(words)?.transform[5]),
    text: items.map((item) => ('str' in item ? item.str : '')).join(' '),
    links: (await page.getAnnotations()).map(({ url }: { url?: string }) => url),
  };
}
