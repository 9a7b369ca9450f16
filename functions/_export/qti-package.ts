import { strToU8, type Zippable, zipSync } from 'fflate';
import { type ExportedFiles, nameOfFile } from './files.ts';
import { element } from './qti-html.ts';

export const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
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

function manifestOf(items: readonly Part[], stimuli: readonly Part[]): string {
  const test = element(
    'resource',
    element('file', '', { href: TEST }) + items.map(({ identifier }) => dependency(identifier)).join(''),
    { identifier: 'test', type: 'imsqti_test_xmlv3p0', href: TEST },
  );
  const content =
    element('metadata', element('schema', 'QTI Package') + element('schemaversion', '3.0.0')) +
    element('organizations', '') +
    element(
      'resources',
      test +
        items.map((item) => resource('imsqti_item_xmlv3p0', item)).join('') +
        stimuli.map((stimulus) => resource('imsqti_stimulus_xmlv3p0', stimulus)).join(''),
    );
  const xmlns = 'http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1';
  return `${XML}${element('manifest', content, { xmlns, identifier: 'quizhall' })}\n`;
}

/** The same questions give the same bytes. */
const WRITTEN_AT = new Date(1980, 0, 1);

/** The package: a manifest, a test with the order, the items, what they are about, and the files that both show. */
export function packQti(items: readonly Part[], stimuli: readonly Part[], files: ExportedFiles): Uint8Array {
  const parts = [...items, ...stimuli];
  const shown = new Set(parts.flatMap((part) => part.files));
  const packed: Zippable = {
    'imsmanifest.xml': strToU8(manifestOf(items, stimuli)),
    [TEST]: strToU8(testOf(items)),
  };
  for (const { name, xml } of parts) packed[name] = strToU8(xml);
  // Pictures, sounds and films are packed as it is.
  for (const [key, bytes] of files)
    if (bytes instanceof Uint8Array && shown.has(placeOf(key))) packed[placeOf(key)] = [bytes, { level: 0 }];
  return zipSync(packed, { mtime: WRITTEN_AT });
}
