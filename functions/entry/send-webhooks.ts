import { type HookOutcome, type HookPost, postHook } from '../organizations/use-cases/post-webhook.ts';
import { hooksReachThisMachine } from '../platform/local-webhooks.ts';

/** What it is handed: all that it knows. */
export interface HooksToSend {
  posts: readonly HookPost[];
}

async function timed(post: HookPost, thisMachine: boolean): Promise<HookOutcome> {
  const began = Date.now();
  const outcome = await postHook(post, { thisMachine });
  return 'answered' in outcome ? { ...outcome, ms: Date.now() - began } : outcome;
}

/**
 * Posts deliveries to addresses that organizations have named, and answers what came of each. It has no right to
 * anything: neither the table nor a secret can be had through whatever an address leads to.
 */
export async function handler({ posts }: HooksToSend): Promise<{ outcomes: HookOutcome[] }> {
  const thisMachine = hooksReachThisMachine();
  return { outcomes: await Promise.all(posts.map((post) => timed(post, thisMachine))) };
}
