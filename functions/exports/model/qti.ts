import type { Media, Passage, Question } from '@quizhall/shared/model/quizzes/question';
import { passagesOf } from '@quizhall/shared/rules/quizzes/passages';
import { plainText } from '@quizhall/shared/rules/text/markdown-plain';
import { rememberStored } from '@quizhall/shared/rules/text/typeset';
import { type ExportedFiles, mediaHtml, mediaLost, NO_FILES } from './export-files.ts';
import {
  type About,
  CannotHold,
  cleanPassages,
  cleanQuestion,
  extrasLost,
  type Part,
  requireComplete,
  withDescription,
  writeEach,
} from './export-parts.ts';
import { knownPassage, passageLost } from './passages.ts';
import { NAMESPACE, packQti, placeOf, type QtiVersion, XML } from './qti-package.ts';
import { toVersion21 } from './qti21.ts';
import { TooMuch } from '../../imports/model/xml/xml-events.ts';
import { QTI_BODIES, type Body, type Writing } from './qti-body.ts';
import { blocksHtml, element } from './qti-html.ts';

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
  passageId: string | undefined;
}

/** Writes what shows a file of the package, and notes the file. */
const showFrom =
  (packed: ExportedFiles, shown: Set<string>) =>
  (media: Media | undefined): string => {
    if (!media || !(packed.get(media.key) instanceof Uint8Array)) return '';
    shown.add(placeOf(media.key));
    return mediaHtml(media, `../${placeOf(media.key)}`);
  };

const stimulusName = (passageId: string): string => `stimuli/${passageId}.xml`;

const stimulusRef = (passageId: string, passages: ReadonlyMap<string, Passage>): string =>
  element('qti-assessment-stimulus-ref', '', {
    identifier: `stimulus-${passageId}`,
    href: `../${stimulusName(passageId)}`,
    title: passages.get(passageId)?.title ?? '',
  });

/** A passage as a file of its own, which items refer to. */
function stimulusOf({ id, title, text, media, formulas }: Passage, packed: ExportedFiles, lost: Set<string>) {
  rememberStored(formulas);
  const files = new Set<string>();
  const body = blocksHtml(text, lost) + paragraph(showFrom(packed, files)(media));
  const xml = element('qti-assessment-stimulus', element('qti-stimulus-body', body), {
    xmlns: NAMESPACE,
    identifier: `stimulus-${id}`,
    title,
  });
  return { identifier: `stimulus-${id}`, name: stimulusName(id), xml: `${XML}${xml}\n`, files: [...files] };
}

/** Whether the text of its passage comes back as it was. */
function passageLayout(passageId: string | undefined, passages: ReadonlyMap<string, Passage>): Set<string> {
  const lost = new Set<string>();
  const passage = passages.get(passageId ?? '');
  if (passage) blocksHtml(passage.text, lost);
  return lost;
}

const write =
  (packed: ExportedFiles, passages: ReadonlyMap<string, Passage>) =>
  (given: Question): Part<Item> => {
    const { question, losses } = cleanQuestion(given);
    requireComplete(question);
    rememberStored(question.formulas);
    const lost = new Set<string>();
    const files = new Set<string>();
    const show = showFrom(packed, files);
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
    const passageId = knownPassage(question, passages);
    const content =
      declarations +
      (passageId === undefined ? '' : stimulusRef(passageId, passages)) +
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
        passageId,
      },
      losses: [
        ...losses,
        ...extrasLost(question, ['points', 'media']),
        ...mediaLost(question, packed),
        ...passageLost(question, passages, { files: packed, title: true }),
        ...passageLayout(passageId, passages),
        ...lost,
      ],
    };
  };

const paragraph = (html: string): string => (html ? element('p', html) : '');

/** Variant for version 2.1, which nests elements less deeply. */
const writeAs =
  (version: QtiVersion, write: (question: Question) => Part<Item>) =>
  (question: Question): Part<Item> => {
    const part = write(question);
    if (version === '3.0') return part;
    try {
      toVersion21(part.content.text('item'));
      return part;
    } catch (error) {
      if (!(error instanceof TooMuch)) throw error;
      throw new CannotHold('A formula is nested too deeply');
    }
  };

/** Writes a package of QTI: an item for each question, their passages, and the files that both show. */
const writeVersion =
  (version: QtiVersion) =>
  (questions: readonly Question[], { files = NO_FILES, ...about }: About) => {
    const passages = cleanPassages(about.passages);
    const { parts, report } = writeEach(questions, writeAs(version, write(files, passages)));
    const items = parts.map(({ text, passageId, ...item }, index) => ({
      ...item,
      identifier: `item-${index + 1}`,
      name: `items/question-${index + 1}.xml`,
      xml: text(`question-${index + 1}`),
      needs: passageId === undefined ? undefined : `stimulus-${passageId}`,
    }));
    const named = passagesOf([...passages.values()], parts);
    const stimuli = named.map((passage) => stimulusOf(passage, files, new Set()));
    return { bytes: packQti(items, stimuli, files, version), report };
  };

export const writeQti = writeVersion('3.0');
/** Without passages: version 2.1 has no texts in files of their own, so they have to be in the questions. */
export const writeQti21 = writeVersion('2.1');
