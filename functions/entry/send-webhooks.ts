import { type HookOutcome, type HookPost, postHook } from '../organizations/use-cases/post-webhook.ts';
import { isLocalWebhookAllowed } from '../platform/local-webhooks.ts';

/** Payload of the function. */
export interface WebhookBatch {
  posts: readonly HookPost[];
}

async function timed(post: HookPost, thisMachine: boolean): Promise<HookOutcome> {
  const began = Date.now();
  const outcome = await postHook(post, { thisMachine });
  return 'answered' in outcome ? { ...outcome, ms: Date.now() - began } : outcome;
}

/**
 * Posts deliveries to the addresses of organizations and returns their outcomes. Has no IAM permissions, so
 * an address cannot be used to reach the table or a secret.
 */
export async function handler({ posts }: WebhookBatch): Promise<{ outcomes: HookOutcome[] }> {
  const thisMachine = isLocalWebhookAllowed();
  return { outcomes: await Promise.all(posts.map((post) => timed(post, thisMachine))) };
}
