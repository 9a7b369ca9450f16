import { TableName } from '../../platform/dynamodb/table.ts';
import type { Writes } from '../../platform/dynamodb/transact-write.ts';
import { coAuthorKey, ownerIndex } from '../../platform/dynamodb/keys.ts';
import { updateQuiz, NOT_DELETED } from './moderation.ts';
import type { Quiz } from './quizzes.ts';

/**
 * Makes a co-author the owner of a quiz. Returns false if the quiz was moved or deleted, or the person is no
 * co-author.
 */
export function transferToCoAuthor(
  quiz: Pick<Quiz, 'id' | 'ownerId' | 'createdAt'>,
  to: string,
): Promise<boolean> {
  const { gsi1pk, gsi1sk } = ownerIndex(to, quiz);
  return updateQuiz(
    quiz.id,
    {
      UpdateExpression: 'SET ownerId = :to, gsi1pk = :pk, gsi1sk = :sk',
      ConditionExpression: `${NOT_DELETED} AND ownerId = :owner`,
      ExpressionAttributeValues: { ':owner': quiz.ownerId, ':to': to, ':pk': gsi1pk, ':sk': gsi1sk },
    },
    [
      {
        Delete: { TableName, Key: coAuthorKey(quiz.id, to), ConditionExpression: 'attribute_exists(pk)' },
      },
    ],
  );
}

/**
 * Changes the owner of a quiz to a person or an organization and removes its co-authors. Returns false if the
 * quiz was moved or deleted, or a counter's condition failed.
 */
export function changeQuizOwner(
  quiz: Quiz,
  to: Pick<Quiz, 'ownerId' | 'settings' | 'rewards' | 'createdBy'>,
  beside: Writes,
): Promise<boolean> {
  const { gsi1pk, gsi1sk } = ownerIndex(to.ownerId, quiz);
  return updateQuiz(
    quiz.id,
    {
      UpdateExpression: `SET ownerId = :to, gsi1pk = :pk, gsi1sk = :sk, settings = :settings, rewards = :rewards${toldIn(to)}`,
      ConditionExpression: `${NOT_DELETED} AND ownerId = :owner AND card.revision = :revision`,
      ExpressionAttributeValues: {
        ':owner': quiz.ownerId,
        ':revision': quiz.revision,
        ':to': to.ownerId,
        ':pk': gsi1pk,
        ':sk': gsi1sk,
        ':settings': to.settings,
        ':rewards': to.rewards,
        ...(to.createdBy && { ':by': to.createdBy }),
        ...(to.settings.visibility && { ':visibility': to.settings.visibility }),
      },
    },
    beside,
  );
}

/** What lists show of it then. */
function toldIn({ createdBy, settings }: Pick<Quiz, 'createdBy' | 'settings'>): string {
  const told = [
    { name: 'card.createdBy', value: ':by', isKnown: Boolean(createdBy) },
    { name: 'card.visibility', value: ':visibility', isKnown: settings.visibility !== undefined },
  ];
  const set = told.filter(({ isKnown }) => isKnown).map(({ name, value }) => `, ${name} = ${value}`);
  // Its categories were those of whoever it belonged to.
  const gone = ['card.customCategory', ...told.filter(({ isKnown }) => !isKnown).map(({ name }) => name)];
  return `${set.join('')} REMOVE ${gone.join(', ')}`;
}
