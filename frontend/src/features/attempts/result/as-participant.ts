import { mayGoOnAsPerson } from './may-go-on-as-person.ts';

/**
 * Asks with the token of this browser, or else, also once that one is too old, in the name of whoever is signed in.
 * @param ask gets the headers to send
 */
export async function asParticipant<Answer>(
  sessionToken: string | undefined,
  ask: (headers: Record<string, string>) => Promise<Answer>,
): Promise<Answer> {
  if (!sessionToken) return ask({});
  try {
    return await ask({ 'x-session-token': sessionToken });
  } catch (error) {
    if (mayGoOnAsPerson(error)) return ask({});
    throw error;
  }
}
