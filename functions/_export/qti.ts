import type { Media, Question } from '@quizhall/shared/model/question';
import { plainText } from '@quizhall/shared/rules/markdown-plain';
import { rememberStored } from '@quizhall/shared/rules/typeset';
import { strToU8, type Zippable, zipSync } from 'fflate';
import { type ExportedFiles, mediaHtml, mediaLost, nameOfFile, NO_FILES } from './files.ts';
import {
  type About,
  cleanQuestion,
  extrasLost,
  type Part,
  requireComplete,
  withDescription,
  writeEach,
} from './parts.ts';
import { QTI_BODIES, type Body, type Writing } from './qti-body.ts';
import { blocksHtml, element } from './qti-html.ts';

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0';
const FEEDBACK = 'FEEDBACK';

const outcome = (
  identifier: string,
  value: string,
  more: { cardinality?: string; base?: string } = {},
): string =>
  element('qti-outcome-declaration', element('qti-default-value', element('qti-value', value)), {
    identifier,
    cardinality: more.cardinality ?? 'single',
    'base-type': more.base ?? 'float',
  });

/** After the hand-in the explanation is shown, and what belongs to the chosen options. */
const showFeedback = (ofOptions: boolean): string =>
  element(
    'qti-set-outcome-value',
    element(
      'qti-multiple',
      element('qti-base-value', 'explanation', { 'base-type': 'identifier' }) +
        (ofOptions ? element('qti-variable', '', { identifier: 'RESPONSE' }) : ''),
    ),
    { identifier: FEEDBACK },
  );

const TITLE_LENGTH = 80;

/** The whole item, whose name is known when all are written, and the names of the files that it shows. */
interface Item {
  text: (identifier: string) => string;
  files: string[];
}

const placeOf = (key: string): string => `media/${nameOfFile(key)}`;

const write =
  (packed: ExportedFiles) =>
  (given: Question): Part<Item> => {
    const { question, losses } = cleanQuestion(given);
    requireComplete(question);
    rememberStored(question.formulas);
    const lost = new Set<string>();
    const files = new Set<string>();
    const show = (media: Media | undefined): string => {
      if (!media || !packed.has(media.key)) return '';
      files.add(placeOf(media.key));
      return mediaHtml(media, `../${placeOf(media.key)}`);
    };
    const stem = withDescription(question);
    const body = (QTI_BODIES[question.type] as (writing: Writing) => Body)({ question, stem, lost, show });
    const ofOptions = question.options.some(({ explanation }) => explanation);
    const explanation = question.type === 'essay' ? '' : question.explanation;
    const hasFeedback = ofOptions || explanation !== '';
    const declarations =
      body.declarations +
      outcome('SCORE', '0') +
      outcome('MAXSCORE', String(question.points)) +
      (hasFeedback ? outcome(FEEDBACK, 'explanation', { cardinality: 'multiple', base: 'identifier' }) : '');
    const modal = explanation
      ? element('qti-modal-feedback', element('qti-content-body', blocksHtml(explanation, lost)), {
          'outcome-identifier': FEEDBACK,
          identifier: 'explanation',
          'show-hide': 'show',
        })
      : '';
    const rules = body.rules + (hasFeedback && body.rules ? showFeedback(ofOptions) : '');
    const title = Array.from(plainText(question.question).replace(/\s+/g, ' '))
      .slice(0, TITLE_LENGTH)
      .join('');
    const content =
      declarations +
      element('qti-item-body', paragraph(show(question.media)) + body.content) +
      (rules ? element('qti-response-processing', rules) : '') +
      modal;
    return {
      content: {
        text: (identifier) =>
          `${XML}${element('qti-assessment-item', content, {
            xmlns: NAMESPACE,
            identifier,
            title,
            adaptive: 'false',
            'time-dependent': 'false',
          })}\n`,
        files: [...files],
      },
      losses: [
        ...losses,
        ...extrasLost(question, ['points', 'media']),
        ...mediaLost(question, packed),
        ...lost,
      ],
    };
  };

const paragraph = (html: string): string => (html ? element('p', html) : '');

const TEST = 'test.xml';

/** The order of the items, as one part with one section. */
function testOf(names: readonly string[]): string {
  const refs = names.map((name, index) =>
    element('qti-assessment-item-ref', '', { identifier: `item-${index + 1}`, href: name }),
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

function manifestOf(names: readonly string[], items: readonly Item[]): string {
  const file = (href: string) => element('file', '', { href });
  const resource = (identifier: string, type: string, href: string, more = '') =>
    element('resource', file(href) + more, { identifier, type, href });
  const listed = names.map((name, index) =>
    resource(
      `item-${index + 1}`,
      'imsqti_item_xmlv3p0',
      name,
      (items[index]?.files ?? []).map(file).join(''),
    ),
  );
  const needs = names.map((_, index) => element('dependency', '', { identifierref: `item-${index + 1}` }));
  const content =
    element('metadata', element('schema', 'QTI Package') + element('schemaversion', '3.0.0')) +
    element('organizations', '') +
    element('resources', resource('test', 'imsqti_test_xmlv3p0', TEST, needs.join('')) + listed.join(''));
  const xmlns = 'http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1';
  return `${XML}${element('manifest', content, { xmlns, identifier: 'quizhall' })}\n`;
}

/** The same questions give the same bytes. */
const WRITTEN_AT = new Date(1980, 0, 1);

/** Writes a package of QTI 3.0: a manifest, a test with the order, an item for each question, and their files. */
export function writeQti(questions: readonly Question[], { files = NO_FILES }: About) {
  const { parts, report } = writeEach(questions, write(files));
  const names = parts.map((_, index) => `items/question-${index + 1}.xml`);
  const shown = new Set(parts.flatMap((item) => item.files));
  const packed: Zippable = {
    'imsmanifest.xml': strToU8(manifestOf(names, parts)),
    [TEST]: strToU8(testOf(names)),
  };
  for (const [index, item] of parts.entries())
    packed[names[index] ?? ''] = strToU8(item.text(`question-${index + 1}`));
  // Pictures, sounds and films are packed as it is.
  for (const [key, bytes] of files) if (shown.has(placeOf(key))) packed[placeOf(key)] = [bytes, { level: 0 }];
  return { bytes: zipSync(packed, { mtime: WRITTEN_AT }), report };
}
