import { typeOfName } from '@quizhall/shared/rules/quizzes/uploads';
import { decodeXml } from '../decode-xml.ts';
import type { ImportedFiles } from '../files.ts';
import { excerptOf, type ImportItem, MOST_ITEMS, unifyLines } from '../item.ts';
import { MOST_SIGNS, readXml, TOO_MUCH, trouble } from './qti.ts';
import { type QtiFiles, QtiTexts } from './qti-texts.ts';
import { findAll, findOne, nodesOf, readQtiXml } from './qti-tree.ts';
import { unzip, ZipProblem } from '../unzip.ts';
import { type Budget, TooMuch } from '../xml/xml-events.ts';

/** Texts of QTI; those of Blackboard are `.dat`, the banks of Canvas `.xml.qti`. */
const TEXTS = /\.(?:xml|dat|qti)$/i;

/** Limits on the unpacked size of a package, enforced while unpacking. */
const LIMITS = { bytes: 24_000_000, mediaBytes: 100_000_000, parts: 20_000 };

/** Something to read that stands in a file of its own. */
function readStimulus(xml: string, budget: Budget, files: QtiFiles): ReturnType<QtiFiles['stimulus']> {
  const stimulus = findOne(readQtiXml(unifyLines(xml), budget), 'assessmentStimulus');
  const body = stimulus && findOne(stimulus, 'stimulusBody');
  if (!body) return undefined;
  const texts = new QtiTexts(files);
  return { passage: texts.passage(body, stimulus.attributes.title?.trim()), lost: texts.lost };
}

/** Path of a file referenced by another one, resolved relative to the latter. */
function resolve(address: string, from: string): string {
  // Programs on Windows write the separators of its paths.
  const href = address.trim().replaceAll('\\', '/');
  try {
    return decodeURIComponent(new URL(href, `file:///${encodeURI(from)}`).pathname).slice(1);
  } catch {
    // No address: then it is the name itself.
    return href;
  }
}

const MANIFEST = /(?:^|\/)imsmanifest\.xml$/i;
type Parts = Record<string, Uint8Array>;

/** The files that a package names, in the order of its tests if it has some, else as its manifest lists them. */
interface Listed {
  items: string[];
  /** Every file of a resource, for formats whose kinds platforms name as they like. */
  files: string[];
  hasTest: boolean;
}

function listedIn(parts: Parts, budget: Budget): Listed {
  const manifest = Object.keys(parts).find((name) => MANIFEST.test(name));
  if (manifest === undefined) return { items: [], files: [], hasTest: false };
  const read = (name: string) => readQtiXml(decodeXml(parts[name] ?? new Uint8Array()), budget);
  const resources = findAll(read(manifest), (name) => name === 'resource');
  const of = (kind: RegExp) =>
    resources
      .filter(({ attributes }) => kind.test(attributes.type ?? '') && attributes.href)
      .map(({ attributes }) => resolve(attributes.href ?? '', manifest));
  const tests = of(/^imsqti_(?:test|assessment)/i).filter((name) => Object.hasOwn(parts, name));
  const inTests = tests.flatMap((name) =>
    findAll(read(name), (found) => found === 'assessmentItemRef').map(({ attributes }) =>
      resolve(attributes.href ?? '', name),
    ),
  );
  const files = resources.flatMap((resource) =>
    // Blackboard names its files by an attribute of its own.
    [
      resource.attributes.href,
      resource.attributes.file,
      ...nodesOf(resource, 'file').map((file) => file.attributes.href),
    ]
      .filter((href) => href !== undefined)
      .map((href) => resolve(href, manifest)),
  );
  return { items: [...new Set([...inTests, ...of(/^imsqti_item/i)])], files, hasTest: tests.length > 0 };
}

const START = 4_000;
const isQti12 = (bytes: Uint8Array): boolean =>
  /<(?:\w{1,20}:)?questestinterop[\s>]/.test(Buffer.from(bytes.subarray(0, START)).toString('latin1'));

/** Files of QTI 1.2 in the order of the manifest. Course exports have each quiz twice: the platform's own one says more. */
function filesOfQti12(parts: Parts, listed: readonly string[]): string[] {
  const found = Object.keys(parts).filter((name) => isQti12(parts[name] ?? new Uint8Array()));
  const own = new Set(
    found.flatMap((name) => /non_cc_assessments\/([^/]+)\.xml\.qti$/.exec(name)?.[1] ?? []),
  );
  const places = new Map(listed.toReversed().map((name, place) => [name, listed.length - place]));
  return found
    .filter((name) => !own.has(/([^/]+)\/assessment_qti\.xml$/.exec(name)?.[1] ?? ''))
    .toSorted((a, b) => (places.get(a) ?? Infinity) - (places.get(b) ?? Infinity) || 0);
}

function namesToRead(parts: Parts, budget: Budget): { names: string[]; isListed: boolean } {
  const { items, files, hasTest } = listedIn(parts, budget);
  const old = filesOfQti12(parts, files);
  const isListed = items.length > 0 || hasTest || old.length > 0;
  if (isListed) return { names: [...new Set([...items, ...old])], isListed };
  // Some packages name their items by kinds of their own, or not at all.
  const others = Object.keys(parts).filter((part) => part.endsWith('.xml') && !MANIFEST.test(part));
  return { names: others, isListed };
}

function readParts(parts: Parts, budget: Budget, filesOf: (part: string) => QtiFiles): ImportItem[] {
  const read: ImportItem[] = [];
  try {
    const { names, isListed } = namesToRead(parts, budget);
    for (const name of names) {
      if (read.length > MOST_ITEMS) break;
      const part = Object.hasOwn(parts, name) ? parts[name] : undefined;
      if (part)
        for (const made of readXml(decodeXml(part), budget, read.length + 1, filesOf(name))) read.push(made);
      else
        read.push(trouble(read.length + 1, 'The file of this item is not in the package', excerptOf(name)));
    }
    if (read.length === 0 && !isListed) read.push(trouble(1, 'There is no item of QTI in this package'));
  } catch (error) {
    if (!(error instanceof TooMuch)) throw error;
    read.push(trouble(read.length + 1, TOO_MUCH));
  }
  return read;
}

/** Folders that Canvas's and Common Cartridge's path variables stand for. */
const FILE_BASE = /^(?:\$|%24)(?:IMS-CC-FILEBASE|CANVAS_OBJECT_REFERENCE)(?:\$|%24)\/?/i;
/** Blackboard names a file beside the test, or one of its content collection by its number. */
const BLACKBOARD = /^@X@EmbeddedFile\.\w+@X@/i;
const NUMBER = /xid-\d+_\d+/;

const baseName = (path: string): string => path.split('/').at(-1) ?? path;

/** The file of a package that a text shows by an address, by the ways of its platform. */
function shownIn(names: readonly string[], source: string, part: string): string | undefined {
  const address = source.replace(/[?#].*$/, '');
  const rest = address.replace(FILE_BASE, '').replace(BLACKBOARD, '');
  const root = resolve(rest, '');
  const candidates = [
    resolve(rest, part),
    ...(rest === address ? [] : [`web_resources/${root}`, root, `${part.replace(/\.\w+$/, '')}/${root}`]),
  ];
  const exact = candidates.find((name) => names.includes(name));
  if (exact !== undefined || /^[a-z]+:/i.test(address)) return exact;
  const number = NUMBER.exec(rest)?.[0];
  const alike = names.filter((name) =>
    number
      ? baseName(name).includes(`${number}.`)
      : baseName(name).toLowerCase() === baseName(root).toLowerCase(),
  );
  return alike.length === 1 ? alike[0] : undefined;
}

/**
 * Reads a package of QTI 1.2, 2.x or 3.0 (1EdTech, "Question and Test Interoperability"): a zip with a manifest. Its XML is
 * unpacked, and its pictures, sounds and films once an item shows one; nothing that it names outside of itself is fetched.
 * Items are counted in place of lines.
 */
export function readQtiPackage(bytes: Uint8Array, files?: ImportedFiles): ImportItem[] {
  try {
    const wanted = (name: string) => TEXTS.test(name);
    const parts = unzip(bytes, { wanted, limit: LIMITS.bytes, entries: LIMITS.parts });
    const media = mediaIn(bytes);
    const budget = { signs: MOST_SIGNS };
    const known = new Map<string, ReturnType<QtiFiles['stimulus']>>();
    const filesOf = (part: string): QtiFiles => ({
      files,
      find: (source) => media(source, part),
      stimulus: (href) => {
        const name = resolve(href, part);
        if (!known.has(name) && Object.hasOwn(parts, name))
          known.set(name, readStimulus(decodeXml(parts[name] ?? new Uint8Array()), budget, filesOf(name)));
        return known.get(name);
      },
    });
    return readParts(parts, budget, filesOf);
  } catch (error) {
    if (!(error instanceof ZipProblem)) throw error;
    return [trouble(1, error.message)];
  }
}

/** The other files of a package, unpacked when the first of them is asked for; none where they are too much. */
function mediaIn(bytes: Uint8Array): (source: string, part: string) => Uint8Array | undefined {
  let parts: Parts | undefined;
  const unpack = (): Parts => {
    try {
      const wanted = (name: string) =>
        typeOfName(name.toLowerCase().replace(/\.jpeg$/, '.jpg')) !== undefined;
      return unzip(bytes, { wanted, limit: LIMITS.mediaBytes, entries: LIMITS.parts });
    } catch (error) {
      if (!(error instanceof ZipProblem)) throw error;
      return {};
    }
  };
  return (source, part) => {
    parts ??= unpack();
    const name = shownIn(Object.keys(parts), source, part);
    return name === undefined ? undefined : parts[name];
  };
}

/** Whether a packed file is a package of QTI: an Excel workbook has its sheets below `xl/`. */
export function isQtiPackage(bytes: Uint8Array): boolean {
  let isWorkbook = false;
  let hasXml = false;
  const look = (name: string) => {
    isWorkbook ||= /^xl\//i.test(name) || name === '[Content_Types].xml';
    hasXml ||= TEXTS.test(name);
    return false;
  };
  try {
    unzip(bytes, { wanted: look, limit: 0, entries: LIMITS.parts });
  } catch (error) {
    // The caller reports an archive that cannot be unpacked.
    if (!(error instanceof ZipProblem)) throw error;
  }
  return hasXml && !isWorkbook;
}
