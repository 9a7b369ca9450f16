import { PRIZE_STATUSES, RETURN_REASONS } from '@quizhall/shared/model/payments/prize';
import * as z from 'zod';
import { queryAll, getItem } from '../../platform/dynamodb/commands.ts';
import { ownPrizesIndex, prizeKey, quizPrizesIndex } from '../../platform/dynamodb/keys.ts';
import { TableName } from '../../platform/dynamodb/table.ts';

/** A prize as stored: what was won and what became of it. Times in epoch ms, money in cents. */
const Card = z.object({
  id: z.string(),
  quizId: z.string(),
  quizTitle: z.string(),
  attemptId: z.string(),
  /** Absent where nobody with an account has won it: then the mail proves who may claim it. */
  userId: z.string().optional(),
  name: z.string(),
  /** What mails to them speak, where it is not English and no account says otherwise. */
  language: z.string().optional(),
  place: z.number(),
  cents: z.number().int().min(1),
  percentage: z.number(),
  seconds: z.number(),
  status: z.enum(PRIZE_STATUSES),
  wonAt: z.number(),
  claimBy: z.number(),
  heldAt: z.number().optional(),
  heldUntil: z.number().optional(),
  holdReason: z.string().optional(),
  remindedAt: z.number().optional(),
  claimedAt: z.number().optional(),
  paidAt: z.number().optional(),
  returnedAt: z.number().optional(),
  returned: z.enum(RETURN_REASONS).optional(),
  /** How often where to send it was said; the last one may have been refused. */
  claims: z.number().default(0),
  refused: z.literal(true).optional(),
  revision: z.number(),
});

/** `email`: where its winner is told; apart from the card, so that no index has it. */
const Item = z.object({ card: Card, email: z.string() });
export type StoredPrize = z.output<typeof Card> & { email: string };

/** A prize as stored. */
export const toPrize = (item: unknown): StoredPrize => {
  const { card, email } = Item.parse(item);
  return { ...card, email };
};

const toItem = ({ email, ...prize }: StoredPrize) => ({
  ...prizeKey(prize.id),
  ...quizPrizesIndex(prize.quizId, prize.place, prize.id),
  ...(prize.userId && ownPrizesIndex(prize.userId, new Date(prize.wonAt).toISOString(), prize.id)),
  card: Card.parse(prize),
  email,
});

/** The put of a new prize. */
export const newPrizeItem = (prize: StoredPrize) => ({
  Put: { TableName, Item: toItem(prize), ConditionExpression: 'attribute_not_exists(pk)' },
});

/** A prize. Strongly consistent. */
export async function getPrize(id: string): Promise<StoredPrize | undefined> {
  const found = await getItem(prizeKey(id));
  return found && toPrize(found);
}

/** The put that changes a prize as it was read. */
export const updatePrizeItem = (before: StoredPrize, changes: Partial<StoredPrize>) => ({
  Put: {
    TableName,
    Item: toItem({ ...before, ...changes, revision: before.revision + 1 }),
    ConditionExpression: 'card.revision = :revision',
    ExpressionAttributeValues: { ':revision': before.revision },
  },
});

const listBy = async (index: 'gsi1' | 'gsi2', partition: string, forward: boolean) => {
  const items = await queryAll({
    IndexName: index,
    KeyConditionExpression: '#pk = :pk',
    ExpressionAttributeNames: { '#pk': `${index}pk` },
    ExpressionAttributeValues: { ':pk': partition },
    ScanIndexForward: forward,
  });
  return items.map(({ card }) => Card.parse(card));
};

/** The prizes of a quiz by their places; from the index, so a change may show a second later. */
export const listQuizPrizes = (quizId: string) => listBy('gsi1', quizPrizesIndex(quizId, 0, '').gsi1pk, true);

/** Prizes won by a person, newest first. Read from the index: a change can show a second later. */
export const listOwnPrizes = (userId: string) => listBy('gsi2', ownPrizesIndex(userId, '', '').gsi2pk, false);
