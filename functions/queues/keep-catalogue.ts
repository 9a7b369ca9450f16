import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { type CatalogueChange, putCatalogueChange } from '../_data/catalogue.ts';
import { quizPk } from '../_data/keys.ts';
import { toQuiz } from '../_data/quizzes.ts';
import { entryOf } from '../_data/catalogue-entry.ts';
import { now } from '../_platform/clock.ts';
import { queueHandler } from '../_platform/queue-handler.ts';

/** Sequence numbers have at most 40 digits; padded, they sort as numbers. */
const DIGITS = 40;

/** What a record says of a quiz: one that is gone has no entry, like every one that is not in Explore. */
function toChange({ dynamodb }: DynamoDBRecord): CatalogueChange | undefined {
  const [pk, sequence] = [dynamodb?.Keys?.pk?.S, dynamodb?.SequenceNumber];
  if (pk === undefined || sequence === undefined) return undefined;
  const image = dynamodb?.NewImage as Record<string, AttributeValue> | undefined;
  const entry = image && entryOf(toQuiz(unmarshall(image)), now());
  return { id: pk.slice(quizPk('').length), entry, sequence: sequence.padStart(DIGITS, '0') };
}

/** Quizzes that are listed in Explore, or were: the catalogue follows them. Of one quiz the last change is enough. */
export const handler = queueHandler<CatalogueChange>({
  failed: 'catalogue not kept',
  read: toChange,
  groupOf: ({ id }) => id,
  work: async (changes) => {
    const [last] = changes.toSorted((a, b) => (a.sequence < b.sequence ? 1 : -1));
    if (last) await putCatalogueChange(last);
  },
});
