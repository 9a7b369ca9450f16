import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

interface Node {
  role?: string;
  alt?: string;
  children?: Node[];
}
const flat = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(flat)];

/** What a PDF reader finds on the first page: its tags, its text in the order of reading, its links. */
export async function readPdf(bytes: Uint8Array) {
  const doc = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const page = await doc.getPage(1);
  const { height } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  return {
    pages: doc.numPages,
    marks: await doc.getMarkInfo(),
    info: (await doc.getMetadata()).info as { Language?: string; Title?: string },
    tags: flat((await page.getStructTree()) as Node),
    /** From the top, in points. */
    baseline: (words: string) => {
      const item = items.find((some) => 'str' in some && some.str.includes(words));
      return item && 'transform' in item ? height - Number(item.transform[5]) : Number.NaN;
    },
    text: items.map((item) => ('str' in item ? item.str : '')).join(' '),
    links: (await page.getAnnotations()).map(({ url }: { url?: string }) => url),
  };
}
