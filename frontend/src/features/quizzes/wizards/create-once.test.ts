import { buildQuiz } from '@quizhall/shared/testing/factories';
import { describe, expect, it, vi } from 'vitest';
import { ApiError, type ApiErrorCode } from '@/lib/api/errors.ts';
import { createOnce, type CreatePorts, type PendingCreate } from './create-once.ts';
import { toQuizBody } from '../editor/form-mapping.ts';
import { emptyQuiz } from '../editor/quiz-form.ts';

const bodyOf = (title: string) => toQuizBody({ ...emptyQuiz(), title });
const failure = (code: ApiErrorCode, status = 0) => new ApiError('no', { code, status });

function ports(create: CreatePorts['create']) {
  let remembered: PendingCreate | undefined;
  const made = {
    create: vi.fn(create),
    update: vi.fn<CreatePorts['update']>(async (quiz) => ({ ...quiz, revision: quiz.revision + 1 })),
    remember: vi.fn((pending: PendingCreate | undefined) => {
      remembered = pending;
    }),
    adopt: vi.fn<CreatePorts['adopt']>(),
    newKey: () => 'key-1',
  };
  return { ...made, remembered: () => remembered };
}

const answers = async () => buildQuiz({ status: 'draft' });

describe('creating a quiz', () => {
  it('sends one request and remembers it only while it is unanswered', async () => {
    const port = ports(async (pending) => {
      expect(port.remembered()).toEqual(pending);
      return answers();
    });
    await createOnce(port, bodyOf('Gold'), 'draft', undefined);
    expect(port.create).toHaveBeenCalledExactlyOnceWith({
      key: 'key-1',
      status: 'draft',
      body: bodyOf('Gold'),
    });
    expect(port.update).not.toHaveBeenCalled();
    expect(port.remembered()).toBeUndefined();
    expect(port.adopt).toHaveBeenCalledOnce();
  });

  it.each([
    ['no answer', failure('NETWORK')],
    ['a server error', failure('INTERNAL', 500)],
    ['the same request still running', failure('REQUEST_RUNNING', 409)],
  ])('keeps the request after %s, because it may have been done', async (_, error) => {
    const port = ports(() => Promise.reject(error));
    await expect(createOnce(port, bodyOf('Gold'), 'draft', undefined)).rejects.toBe(error);
    expect(port.remembered()).toMatchObject({ key: 'key-1' });
  });

  it('forgets a request that was refused', async () => {
    const port = ports(() => Promise.reject(failure('NOT_PUBLISHABLE', 400)));
    await expect(createOnce(port, bodyOf(''), 'published', undefined)).rejects.toThrow();
    expect(port.remembered()).toBeUndefined();
  });

  it('repeats an unanswered request as it was, then sends what has changed since', async () => {
    const unanswered: PendingCreate = { key: 'key-0', status: 'draft', body: bodyOf('Gold') };
    const port = ports(answers);
    const quiz = await createOnce(port, bodyOf('Silver'), 'published', unanswered);
    expect(port.create).toHaveBeenCalledExactlyOnceWith(unanswered);
    expect(port.update).toHaveBeenCalledExactlyOnceWith(expect.anything(), bodyOf('Silver'), 'published');
    expect(quiz.revision).toBe(2);
  });

  it('knows the quiz even when the update after it fails, so that the next save creates no second one', async () => {
    const port = ports(answers);
    port.update.mockRejectedValue(failure('NETWORK'));
    const unanswered: PendingCreate = { key: 'key-0', status: 'draft', body: bodyOf('Gold') };
    await expect(createOnce(port, bodyOf('Silver'), 'draft', unanswered)).rejects.toThrow();
    expect(port.adopt).toHaveBeenCalledOnce();
    expect(port.remembered()).toBeUndefined();
  });
});
