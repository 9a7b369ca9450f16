import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { LIMITS } from '@quizhall/shared/model/limits';
import { beforeAll, describe, expect, it } from 'vitest';
import { removeCoAuthor } from '../model/co-authors.ts';
import { getFileStart, storeFile } from '../../platform/storage/storage.ts';
import { callCreate, callGet, callUpdate, creator, ownQuiz, QUESTION } from '../../testing/authoring.ts';
import { letIn } from '../../testing/co-authors.ts';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { start, submit } from '../../testing/taking.ts';
import { handler as deleteQuiz } from './delete-quiz.ts';
import { handler as duplicateQuiz } from './duplicate-quiz.ts';
import { handler as saveToBank } from './save-to-bank.ts';

const PNG = Buffer.from('89504e470d0a1a0a0000000d494844520000000100000001', 'hex');
const MP3 = Buffer.from('ID3\x04', 'latin1');
const VTT = Buffer.from('WEBVTT\n\n00:00.000 --> 00:02.000\nGood morning');

let owner: Awaited<ReturnType<typeof creator>>;
beforeAll(async () => {
  owner = await creator();
});

/** A file as a browser has left it. */
async function uploaded(name: string, bytes: Uint8Array, of = owner.id): Promise<string> {
  const key = `incoming/media/${of}/${name}`;
  await storeFile(key, 'text/html', bytes);
  return key;
}

const inUse = (extension: string): string =>
  expect.stringMatching(new RegExp(`^media/${owner.id}/\\w{32}\\.${extension}$`));

const question = (media?: object, optionMedia: object[] = []) => ({
  ...QUESTION,
  ...(media && { media: media as { key: string } }),
  options: QUESTION.options.map((option, index) => ({
    ...option,
    ...(optionMedia[index] && { media: optionMedia[index] as { key: string } }),
  })),
});

/** A question with a sound and its captions, one option that is a picture alone, one with a picture beside its text. */
async function withMedia() {
  const [sound, captions, cat, dog] = [
    await uploaded('greeting.mp3', MP3),
    await uploaded('greeting.vtt', VTT),
    await uploaded('cat.png', PNG),
    await uploaded('dog.png', Buffer.concat([PNG, PNG])),
  ];
  const asked = question({ key: sound, alt: ' A greeting ', captionsKey: captions }, [
    { key: cat, alt: 'A cat' },
    { key: dog, alt: '' },
  ]);
  const [first, second] = asked.options;
  return {
    ...asked,
    options: [
      { ...first, text: '' },
      { ...second, text: 'A dog' },
    ],
  };
}

const refusal = (code: string, field: string) => ({
  status: 400,
  body: { code, errors: { [field]: expect.any(String) } },
});

describe('media of questions and options', () => {
  it('are checked copies, and a picture alone is answered by its alternative text', async () => {
    const quiz = await ownQuiz(owner.token, { questions: [await withMedia()], status: 'published' });
    expect(quiz.questions[0]).toMatchObject({
      media: { key: inUse('mp3'), alt: 'A greeting', captionsKey: inUse('vtt') },
      options: [
        { text: 'A cat', media: { key: inUse('png'), alt: 'A cat' } },
        { text: 'A dog', media: { key: inUse('png'), alt: '' } },
      ],
    });
    const { key = '', captionsKey } = quiz.questions[0]?.media ?? {};
    const [cat] = quiz.questions[0]?.options ?? [];
    expect(Buffer.from((await getFileStart(captionsKey ?? ''))?.bytes ?? [])).toEqual(VTT);

    const session = (await start(quiz.id)).body.data;
    const [shown] = session.quiz.questions;
    const media = { url: `/media/${key}`, alt: 'A greeting', captionsUrl: `/media/${captionsKey}` };
    expect(shown?.media).toEqual(media);
    const picture = { url: `/media/${cat?.media?.key}`, alt: 'A cat' };
    expect(shown?.options[0]).toEqual({ text: 'A cat', media: picture });

    const { results } = (await submit(session, { [quiz.questions[0]?.id ?? '']: 'A cat' })).body.data;
    expect(results?.[0]).toMatchObject({ isCorrect: true, correctAnswer: 'A cat', media });
    expect(results?.[0]?.options[0]).toEqual({ text: 'A cat', media: picture });
  });

  it('stay where they are when the quiz is saved again, copied or deleted', async () => {
    const quiz = await ownQuiz(owner.token, { questions: [await withMedia()] });
    const { questions } = quiz;
    const saved = await callUpdate(owner.token, quiz.id, { revision: 1, questions });
    expect(saved.body.data.quiz.questions).toEqual(questions);
    const params = { id: quiz.id };
    const copy = await invokeEndpoint(duplicateQuiz, quizzes.duplicateQuiz, { token: owner.token, params });
    const copied = (await callGet(owner.token, copy.body.data.quiz.id)).body.data.quiz;
    expect(copied.questions).toEqual(questions);
    // An attempt that was begun still shows them.
    const session = (await start(quiz.id)).body.data;
    await invokeEndpoint(deleteQuiz, quizzes.deleteQuiz, { token: owner.token, params });
    const key = session.quiz.questions[0]?.media?.url.replace('/media/', '') ?? '';
    expect(await getFileStart(key)).toBeDefined();
    // Another quiz of the same person may name them, a stranger's may not.
    expect((await callCreate(owner.token, { questions })).status).toBe(201);
    const stranger = await creator();
    expect(await callCreate(stranger.token, { questions })).toMatchObject(
      refusal('UPLOAD_MISSING', 'questions.0.media.key'),
    );
  });

  it('go round among those who work on a quiz together, and stay with whom they came to', async () => {
    const own = await ownQuiz(owner.token, { questions: [QUESTION] });
    const editor = await creator();
    await letIn(own.id, editor.id, 'editor');
    const brought = question({ key: await uploaded('new.png', PNG, editor.id) });
    const saved = (await callUpdate(editor.token, own.id, { revision: 1, questions: [brought] })).body.data
      .quiz;
    // The owner copies it from their bank into another quiz.
    expect((await callCreate(owner.token, { questions: saved.questions })).status).toBe(201);

    const mine = (await ownQuiz(owner.token, { questions: [await withMedia()] })).questions;
    const shared = await callUpdate(owner.token, own.id, { revision: 2, questions: mine });
    expect(shared.status).toBe(200);
    // The editor deletes it, saves, and takes that back.
    await callUpdate(editor.token, own.id, { revision: 3, questions: [QUESTION] });
    const again = await callUpdate(editor.token, own.id, { revision: 4, questions: mine });
    expect(again).toMatchObject({ status: 200, body: { data: { quiz: { questions: mine } } } });
    // And keeps it in their own bank, from which it goes into a quiz of theirs once they have left.
    const [kept] = mine;
    if (!kept) throw new Error('No question');
    const { id: _, ...keptCopy } = kept;
    const token = editor.token;
    const banked = await invokeEndpoint(saveToBank, quizzes.saveToBank, {
      token,
      body: { question: keptCopy },
    });
    expect(banked.status).toBe(201);
    await removeCoAuthor(own.id, editor.id);
    expect((await callCreate(token, { questions: [keptCopy] })).status).toBe(201);
    const stranger = await creator();
    expect(await callCreate(stranger.token, { questions: [keptCopy] })).toMatchObject({
      body: { code: 'UPLOAD_MISSING' },
    });
  });

  it('are refused where they are something else, and say at which field', async () => {
    const page = await uploaded('page.png', Buffer.from('<html><script>'));
    const svg = await uploaded('drawing.svg', Buffer.from('<svg><script>alert(1)</script></svg>'));
    const captions = await uploaded('only.vtt', VTT);
    const film = await uploaded('film.png', MP3);
    const large = await uploaded('large.png', Buffer.concat([PNG, Buffer.alloc(10 * 1_024 * 1_024)]));
    const good = await uploaded('good.png', PNG);
    const save = (sent: object) =>
      callCreate(owner.token, { questions: [sent as ReturnType<typeof question>] });
    for (const key of [page, svg, captions, film, large]) {
      expect(await save(question({ key })), key).toMatchObject(
        refusal('UPLOAD_TYPE', 'questions.0.media.key'),
      );
    }
    expect(await save(question(undefined, [{ key: good }, { key: page }]))).toMatchObject(
      refusal('UPLOAD_TYPE', 'questions.0.options.1.media.key'),
    );
    expect(await save(question({ key: good, captionsKey: good }))).toMatchObject(
      refusal('UPLOAD_TYPE', 'questions.0.media.captionsKey'),
    );
    const strangers = await uploaded('x.png', PNG, 'u_somebody');
    const missing = `incoming/media/${owner.id}/missing.png`;
    for (const key of [strangers, missing, `cover/${owner.id}/a.png`, '../x']) {
      expect(await save(question({ key }))).toMatchObject(refusal('UPLOAD_MISSING', 'questions.0.media.key'));
    }
  });

  it('does not take the captions of a saved quiz for its film', async () => {
    const quiz = await ownQuiz(owner.token, { questions: [await withMedia()] });
    const [before] = quiz.questions;
    const media = { key: before?.media?.captionsKey ?? '', alt: '' };
    const questions = [{ ...QUESTION, id: before?.id, media }];
    expect(await callUpdate(owner.token, quiz.id, { revision: 1, questions })).toMatchObject(
      refusal('UPLOAD_TYPE', 'questions.0.media.key'),
    );
  });

  it('are so many at once as a save can check', async () => {
    const questions = Array.from({ length: 500 }, (_, index) => {
      const keyOf = (part: string) => ({ key: `incoming/media/${owner.id}/${part}${index}.png` });
      return question(keyOf('q'), [keyOf('a'), keyOf('b')]);
    });
    const answer = await callCreate(owner.token, { questions });
    expect(answer).toMatchObject(refusal('INVALID_INPUT', 'questions'));
    expect(answer.body.errors?.questions).toContain(String(LIMITS.newFiles));
  });

  it('are described before they are the only thing that an option has', async () => {
    const key = await uploaded('mute.png', PNG);
    const mute = question(undefined, [{ key }]);
    const questions = [
      { ...mute, options: mute.options.map((option) => ({ ...option, text: option.media ? '' : 'No' })) },
    ];
    const draft = await callCreate(owner.token, { title: 'Mute', questions });
    expect(draft.body.data.quiz.questions[0]?.options).toHaveLength(2);
    expect(await callCreate(owner.token, { title: 'Mute', questions, status: 'published' })).toMatchObject(
      refusal('NOT_PUBLISHABLE', 'questions.0.options'),
    );
  });
});
