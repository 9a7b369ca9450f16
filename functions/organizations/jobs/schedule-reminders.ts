import { newsAt } from '@quizhall/shared/rules/organizations/assignments';
import { getAssignment, recordNewsItem, parseAssignmentRef } from '../model/assignments.ts';
import { transactWrite } from '../../platform/dynamodb/transact-write.ts';
import { now } from '../../platform/clock.ts';
import { notifyAssigneesItem } from '../use-cases/assign-quiz.ts';

/**
 * Begins to remind whoever has not finished an assignment, or to tell them late that it was moved, if that is to be done now: each once, and
 * nothing that another moment has taken the place of. Answers whether it did.
 */
export async function scheduleReminders(ref: string): Promise<boolean> {
  const assignment = await getAssignment(parseAssignmentRef(ref));
  const news = assignment && newsAt(assignment, now());
  if (!assignment || !news) return false;
  const { name, at } = news;
  return !(await transactWrite({
    assignment: recordNewsItem(assignment, at),
    run: notifyAssigneesItem(assignment, name, at),
  }));
}
