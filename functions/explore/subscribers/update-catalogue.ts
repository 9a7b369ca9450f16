import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { toCatalogueEntry, toOrganizationEntry } from '../model/catalogue-entry.ts';
import { type CatalogueChange, putCatalogueChange } from '../model/catalogue.ts';
import { organizationKey, quizPk } from '../../platform/dynamodb/keys.ts';
import { toOrganization } from '../../organizations/model/organizations.ts';
import { toQuiz } from '../../quizzes/model/quizzes.ts';
import { now } from '../../platform/clock.ts';
import { queueHandler } from '../../platform/queues/queue-handler.ts';

/** Sequence numbers have at most 40 digits; padded, they sort as numbers. */
const DIGITS = 40;
const OF_ORGANIZATION = organizationKey('').pk;

type Found = Omit<CatalogueChange, 'sequence'>;

/** What a record says: of what is gone there is no entry, as of every quiz that is not in Explore. */
function toChange({ dynamodb }: DynamoDBRecord): CatalogueChange | undefined {
  const [pk, sequence] = [dynamodb?.Keys?.pk?.S, dynamodb?.SequenceNumber];
  if (pk === undefined || sequence === undefined) return undefined;
  const image = dynamodb?.NewImage as Record<string, AttributeValue> | undefined;
  const item = image && unmarshall(image);
  const found = pk.startsWith(OF_ORGANIZATION) ? organizationIn(pk, item) : quizIn(pk, item);
  return { ...found, sequence: sequence.padStart(DIGITS, '0') };
}

const organizationIn = (pk: string, item: unknown): Found => ({
  id: pk.slice(OF_ORGANIZATION.length),
  organization: item === undefined ? undefined : toOrganizationEntry(toOrganization(item)),
});

const quizIn = (pk: string, item: Record<string, unknown> | undefined): Found => ({
  id: pk.slice(quizPk('').length),
  entry: item && toCatalogueEntry(toQuiz(item), now()),
});

/**
 * Quizzes that are listed in Explore, or were, and organizations: the catalogue follows them. Of one quiz or organization
 * the last change is enough.
 */
export const handler = queueHandler<CatalogueChange>({
  failed: 'catalogue not kept',
  read: toChange,
  groupOf: ({ id }) => id,
  work: async (changes) => {
    const [last] = changes.toSorted((a, b) => (a.sequence < b.sequence ? 1 : -1));
    if (last) await putCatalogueChange(last);
  },
});
