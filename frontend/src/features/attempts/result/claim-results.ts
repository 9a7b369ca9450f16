import { routes } from 'virtual:contract-routes';
import { call } from '@/lib/api/call.ts';
import toast from 'react-hot-toast';
import { queryClient } from '@/lib/query/data-provider.tsx';
import { result } from './result-messages.ts';
import { forgetWaiting, keepAtSignIn, waitingResults } from '../storage/kept-results.ts';
import { attemptStore } from '../storage/open-store.ts';

const { keep: text } = result;

/** As many as one request takes. */
const MOST = 20;

/**
 * Whoever is signed in gets the results that wait for them, each proved by the token that this browser holds. What could not be
 * asked, or is not finished for good, goes on waiting. Answers how many were kept.
 * @throws ApiError
 */
export async function claimWaiting(userId: string): Promise<number> {
  const store = await attemptStore();
  const ids = waitingResults(Date.now()).slice(0, MOST);
  const tokens = await Promise.all(ids.map((id) => store.tokenOf(id)));
  // Without a token nothing proves them any more.
  forgetWaiting(ids.filter((_, place) => tokens[place] === undefined));
  const sessionTokens = tokens.filter((token) => token !== undefined);
  if (sessionTokens.length === 0) return 0;
  const { results } = await call(routes.users.claimResults, { body: { sessionTokens } }, { quiet: true });
  const asked = ids.filter((_, place) => tokens[place] !== undefined);
  const having = (...outcomes: string[]) =>
    asked.filter((_, place) => outcomes.includes(results[place]?.outcome ?? ''));
  const kept = having('kept');
  await store.giveTo(kept, userId);
  forgetWaiting([...kept, ...having('taken', 'unknown')]);
  void queryClient.invalidateQueries();
  return kept.length;
}

/** After a sign-in: says what was kept. A result that could not be goes on waiting, and its page has a button for it. */
export async function keepWaiting(userId: string): Promise<void> {
  try {
    const kept = await claimWaiting(userId);
    if (kept > 0) toast.success(text.keptToast({ count: kept }));
  } catch {
    toast.error(text.failed);
  }
}

/** Keeps this one for whoever is signed in. @throws ApiError */
export async function claimResult(submissionId: string, userId: string): Promise<boolean> {
  keepAtSignIn(submissionId, Date.now());
  return (await claimWaiting(userId)) > 0;
}
