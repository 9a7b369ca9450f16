import { strToU8, type Zippable, zipSync } from 'fflate';
import { type ExportedFiles, nameOfFile } from './export-files.ts';
import { element } from './qti-html.ts';
import { toVersion21 } from './qti21.ts';

export const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
/** Differences between the package versions. */
interface Version {
  xmlns: string;
  schema: string;
  number: string;
  /** The end of the kinds of its resources. */
  kind: string;
  write: (xml: string) => string;
}

const VERSIONS = {
  '3.0': {
    xmlns: 'http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1',
    schema: 'QTI Package',
    number: '3.0.0',
    kind: 'xmlv3p0',
    write: String,
  },
  '2.1': {
    xmlns: 'http://www.imsglobal.org/xsd/imscp_v1p1',
    schema: 'QTIv2.1 Package',
    number: '1.0.0',
    kind: 'xmlv2p1',
    write: toVersion21,
  },
} satisfies Record<string, Version>;
export type QtiVersion = keyof typeof VERSIONS;

export const NAMESPACE = 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0';

/** Where a file lies in the package. */
export const placeOf = (key: string): string => `media/${nameOfFile(key)}`;

/** A text of the package with what it shows; `needs` names what it refers to. */
interface Part {
  identifier: string;
  name: string;
  xml: string;
  /** Places of files. */
  files: readonly string[];
  needs?: string | undefined;
}

const TEST = 'test.xml';

/** The order of the items, as one part with one section. */
function testOf(items: readonly Part[]): string {
  const refs = items.map(({ identifier, name }) =>
    element('qti-assessment-item-ref', '', { identifier, href: name }),
  );
  const section = element('qti-assessment-section', refs.join(''), {
    identifier: 'section-1',
    title: 'Questions',
    visible: 'true',
  });
  const part = element('qti-test-part', section, {
    identifier: 'part-1',
    'navigation-mode': 'nonlinear',
    'submission-mode': 'simultaneous',
  });
  return `${XML}${element('qti-assessment-test', part, { xmlns: NAMESPACE, identifier: 'test', title: 'Questions' })}\n`;
}

const dependency = (identifierref: string): string => element('dependency', '', { identifierref });

function resource(type: string, { identifier, name, files, needs }: Omit<Part, 'xml'>): string {
  const listed = [name, ...files].map((href) => element('file', '', { href })).join('');
  return element('resource', listed + (needs ? dependency(needs) : ''), { identifier, type, href: name });
}

function manifestOf(items: readonly Part[], stimuli: readonly Part[], version: Version): string {
  const test = element(
    'resource',
    element('file', '', { href: TEST }) + items.map(({ identifier }) => dependency(identifier)).join(''),
    { identifier: 'test', type: `imsqti_test_${version.kind}`, href: TEST },
  );
  const content =
    element('metadata', element('schema', version.schema) + element('schemaversion', version.number)) +
    element('organizations', '') +
    element(
      'resources',
      test +
        items.map((item) => resource(`imsqti_item_${version.kind}`, item)).join('') +
        stimuli.map((stimulus) => resource(`imsqti_stimulus_${version.kind}`, stimulus)).join(''),
    );
  return `${XML}${element('manifest', content, { xmlns: version.xmlns, identifier: 'quizhall' })}\n`;
}

/** The same questions give the same bytes. */
const WRITTEN_AT = new Date(1980, 0, 1);

/** The package: a manifest, a test with the order, the items, what they are about, and the files that both show. */
export function packQti(
  items: readonly Part[],
  stimuli: readonly Part[],
  files: ExportedFiles,
  name: QtiVersion,
): Uint8Array {
  const version = VERSIONS[name];
  const parts = [...items, ...stimuli];
  const texts = [
    ['imsmanifest.xml', manifestOf(items, stimuli, version)],
    [TEST, version.write(testOf(items))],
    ...parts.map((part) => [part.name, version.write(part.xml)]),
  ] as [string, string][];
  return packFiles(Object.fromEntries(texts), new Set(parts.flatMap((part) => part.files)), files);
}

/** A zip of texts and the files that they show. */
export function packFiles(
  texts: Record<string, string>,
  shown: ReadonlySet<string>,
  files: ExportedFiles,
): Uint8Array {
  const packed: Zippable = Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, strToU8(text)]),
  );
  // Pictures, sounds and films are packed as it is.
  for (const [key, bytes] of files)
    if (bytes instanceof Uint8Array && shown.has(placeOf(key))) packed[placeOf(key)] = [bytes, { level: 0 }];
  return zipSync(packed, { mtime: WRITTEN_AT });
}
