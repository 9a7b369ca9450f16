import { unzip, ZipProblem } from './unzip.ts';

const latin1 = (bytes: Uint8Array, from: number, to: number): string =>
  Buffer.from(bytes.subarray(from, to)).toString('latin1');

const SAVE_AS = (kind: string, better: string) => `This is ${kind}, which cannot be read: please ${better}`;

/** Files whose first bytes tell what they are. */
const BY_START: readonly { is: (start: string) => boolean; sentence: string }[] = [
  {
    is: (start) => start.startsWith('%PDF-'),
    sentence: SAVE_AS(
      'a PDF',
      'import the document that it was made of (.docx, .xlsx or text), or copy its text and paste it',
    ),
  },
  {
    is: (start) => start.startsWith('{\\rtf'),
    sentence: SAVE_AS('an RTF document', 'save it as a Word document (.docx)'),
  },
  {
    is: (start) =>
      /^(?:\x89PNG|\xFF\xD8\xFF|GIF8|RIFF....WEBP|II\*\0|MM\0\*|BM.{12}\0|....ftyphei)/s.test(start),
    sentence: SAVE_AS('a picture', 'type or paste its text'),
  },
  {
    is: (start) =>
      /^(?:ID3|\xFF[\xFB\xF3\xF2]|OggS|fLaC|RIFF....(?:WAVE|AVI )|....ftyp|.E\xDF\xA3)/s.test(start),
    sentence: SAVE_AS('a sound or film', 'import the questions as a text or table'),
  },
  {
    is: (start) => start.startsWith('SQLite format 3'),
    sentence: SAVE_AS('a database', 'export the questions as a table or text'),
  },
  {
    is: (start) => start.startsWith('\x1F\x8B') || /^(?:7z\xBC\xAF|Rar!|BZh|\xFD7zXZ)/.test(start),
    sentence: SAVE_AS('a packed file of this kind', 'unpack it and choose the file with the questions'),
  },
  {
    is: (start) => start.startsWith('MZ'),
    sentence: SAVE_AS('a program', 'choose the file with the questions'),
  },
];

const OLD_OFFICE = '\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1';
const wide = (name: string): string => Array.from(name, (char) => `${char}\0`).join('');

/** Files of the old Office, told apart by the streams in them. */
function oldOffice(bytes: Uint8Array): string {
  const text = latin1(bytes, 0, bytes.length);
  if (text.includes(wide('EncryptedPackage')))
    return SAVE_AS('a file with a password', 'save it without a password');
  if (text.includes(wide('WordDocument')))
    return SAVE_AS('a Word document of the old kind (.doc)', 'save it as .docx');
  if (text.includes(wide('PowerPoint Document')))
    return SAVE_AS('a PowerPoint presentation', 'copy its text and paste it');
  if (text.includes(wide('Workbook')) || text.includes(wide('Book')))
    return SAVE_AS('an Excel workbook of the old kind (.xls)', 'save it as .xlsx or CSV');
  return SAVE_AS('a file of an old Office program', 'save it as .xlsx, .docx or CSV');
}

/** Archives, by the names of files in them. */
const BY_ENTRY: readonly { name: RegExp; sentence: string }[] = [
  {
    name: /^h5p\.json$/,
    sentence: SAVE_AS('an H5P package', 'export the questions as Moodle XML, QTI or a table'),
  },
  {
    name: /^ppt\/presentation\.xml$/,
    sentence: SAVE_AS('a PowerPoint presentation', 'copy its text and paste it'),
  },
  {
    name: /^xl\/workbook\.bin$/,
    sentence: SAVE_AS('a binary Excel workbook (.xlsb)', 'save it as .xlsx or CSV'),
  },
  { name: /^collection\.anki/, sentence: SAVE_AS('an Anki deck', 'export it as text (notes in plain text)') },
  {
    name: /(?:^|\/)moodle_backup\.xml$/,
    sentence: SAVE_AS('a backup of a Moodle course', 'export the question bank as Moodle XML'),
  },
  {
    name: /^(?:Index\/|Index\.zip$|index\.apxl)/,
    sentence: SAVE_AS('a document of Pages, Numbers or Keynote', 'export it as .docx, .xlsx or CSV'),
  },
  { name: /^META-INF\/container\.xml$/, sentence: SAVE_AS('an e-book', 'copy its text and paste it') },
];

const OPEN_DOCUMENT: Record<string, string> = {
  spreadsheet: SAVE_AS('an OpenDocument spreadsheet (.ods)', 'save it as .xlsx or CSV'),
  text: SAVE_AS('an OpenDocument text (.odt)', 'save it as .docx'),
  presentation: SAVE_AS('an OpenDocument presentation (.odp)', 'copy its text and paste it'),
};

const MOST_ENTRIES = 20_000;

/** Names of the files in an archive; none where it cannot be read. */
function namesIn(bytes: Uint8Array): string[] {
  const names: string[] = [];
  try {
    unzip(bytes, {
      wanted(name) {
        names.push(name.replaceAll('\\', '/'));
        return false;
      },
      limit: 0,
      entries: MOST_ENTRIES,
    });
  } catch (error) {
    if (!(error instanceof ZipProblem)) throw error;
  }
  return names;
}

function packed(bytes: Uint8Array): string | undefined {
  const [, kind = ''] = /application\/vnd\.oasis\.opendocument\.([a-z]+)/.exec(latin1(bytes, 0, START)) ?? [];
  if (kind) return OPEN_DOCUMENT[kind] ?? SAVE_AS('an OpenDocument file', 'save it as .xlsx, .docx or CSV');
  const names = namesIn(bytes);
  const named = BY_ENTRY.find(({ name }) => names.some((entry) => name.test(entry)))?.sentence;
  return named ?? pools(bytes, names);
}

const OLD_POOL = SAVE_AS(
  'a pool of an old Blackboard',
  'export it from Blackboard Learn 9 or newer, or export the questions as a table or text',
);
/** The root of what Blackboard exported before it turned to QTI. */
const POOL_ROOT = /^[\s\uFEFF]*(?:<\?[^>]*>\s*|<![^>]*>\s*)*<POOL[\s>]/;
const POOL_BYTES = 24_000_000;

const WEB_PAGE = SAVE_AS('a web page', 'copy its text and paste it');
const PAGE_ROOT = /^[\s\uFEFF]*(?:<\?[^>]*>\s*|<!--[^>]*-->\s*)*<(?:!doctype\s+html|html)[\s>]/i;

/** Error message for an unsupported text format: a web page or a Blackboard pool; undefined for any other text. */
export function unreadableText(text: string): string | undefined {
  const start = text.slice(0, 4_000);
  if (PAGE_ROOT.test(start)) return WEB_PAGE;
  return POOL_ROOT.test(start) ? OLD_POOL : undefined;
}

/** A package of nothing but pools: newer ones hold QTI in files with the same names. */
function pools(bytes: Uint8Array, names: readonly string[]): string | undefined {
  if (!names.some((name) => /(?:^|\/)imsmanifest\.xml$/i.test(name))) return undefined;
  try {
    const wanted = (name: string) => /\.dat$/i.test(name);
    const texts = Object.values(unzip(bytes, { wanted, limit: POOL_BYTES, entries: MOST_ENTRIES })).map(
      (part) => latin1(part, 0, 4_000),
    );
    if (texts.some((text) => text.includes('<questestinterop'))) return undefined;
    return texts.map(unreadableText).find((sentence) => sentence !== undefined);
  } catch (error) {
    if (error instanceof ZipProblem) return undefined;
    throw error;
  }
}

const START = 512;

/** Why a file of a kind that cannot be read is not; undefined for any other file. */
export function unreadable(bytes: Uint8Array): string | undefined {
  const start = latin1(bytes, 0, START);
  if (start.startsWith(OLD_OFFICE)) return oldOffice(bytes);
  if (start.startsWith('PK\x03\x04')) return packed(bytes);
  // A text may begin with the letters of a mark as well: “ID3 tags are …”.
  const isText = /^[ -~]{3}/.test(start) && !start.includes('\0') && !/^(?:%PDF-|\{\\rtf)/.test(start);
  return isText ? undefined : BY_START.find(({ is }) => is(start))?.sentence;
}

/** Whether an archive is a Word document. */
export const isDocx = (bytes: Uint8Array): boolean =>
  namesIn(bytes).some((name) => /^word\/document\d?\.xml$/.test(name));
