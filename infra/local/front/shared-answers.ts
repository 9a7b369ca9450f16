import { now } from '@quizhall/functions/platform/clock.ts';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { HttpCall } from '@quizhall/functions/platform/local/http-event.ts';

type Answer = APIGatewayProxyStructuredResultV2;

/** What an answer says of how long a shared cache may keep it, in milliseconds. */
const keptMs = ({ headers = {} }: Answer): number =>
  Number(/s-maxage=(\d+)/.exec(String(headers['cache-control']))?.[1] ?? 0) * 1_000;

/**
 * CloudFront's cache of the calls that give one answer to all: the function sees the address and nothing of the caller, and
 * `Age` tells how old the answer is that came with `Date`.
 */
export class SharedAnswers {
  readonly #kept = new Map<string, { answer: Answer; at: number }>();

  async get({ method, url, sourceIp }: HttpCall, ask: (call: HttpCall) => Promise<Answer>): Promise<Answer> {
    const kept = this.#kept.get(url);
    if (kept && now() < kept.at + keptMs(kept.answer)) {
      const age = String(Math.floor((now() - kept.at) / 1_000));
      return { ...kept.answer, headers: { ...kept.answer.headers, age } };
    }
    const at = now();
    const blank = await ask({ method, url, headers: {}, body: Buffer.alloc(0), sourceIp });
    const answer = { ...blank, headers: { ...blank.headers, date: new Date(at).toUTCString() } };
    if (keptMs(answer) > 0) this.#kept.set(url, { answer, at });
    return answer;
  }

  /** Unlike CloudFront, the stage of one machine shows every change at once. */
  forget(): void {
    this.#kept.clear();
  }
}
