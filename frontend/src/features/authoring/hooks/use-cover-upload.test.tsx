// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type UploadOptions, uploadFile } from '../api/upload-file.ts';
import { emptyQuiz, type QuizForm } from '../model/quiz-form.ts';
import { useCoverUpload } from './use-cover-upload.ts';

vi.mock('../api/upload-file.ts');

const picture = new File(['…'], 'cover.png', { type: 'image/png' });

function setup() {
  const { result } = renderHook(() => {
    const form = useForm<QuizForm>({ defaultValues: emptyQuiz() });
    return { form, upload: useCoverUpload(form) };
  });
  return { cover: () => result.current.form.getValues('coverImage'), upload: () => result.current.upload };
}

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', async () => ({ close() {} }));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('uploading a cover', () => {
  it('shows the progress, then puts the key into the form', async () => {
    const bucket = Promise.withResolvers<string>();
    let tell: UploadOptions['onProgress'] = () => {};
    vi.mocked(uploadFile).mockImplementation((_, { onProgress }) => {
      tell = onProgress;
      return bucket.promise;
    });
    const { cover, upload } = setup();
    act(() => upload().start(picture));
    await waitFor(() => expect(uploadFile).toHaveBeenCalled());
    act(() => tell(40));
    expect(upload().progress).toBe(40);
    // The last byte sent is not yet a stored file.
    act(() => tell(100));
    expect(upload().progress).toBe(99);
    await act(async () => bucket.resolve('cover/u1/1.png'));
    expect(upload().progress).toBe(100);
    expect(cover()).toEqual({ key: 'cover/u1/1.png' });
  });

  it('tells a waiting save of the failure, and stands in the way of no later one', async () => {
    const bucket = Promise.withResolvers<string>();
    vi.mocked(uploadFile).mockReturnValue(bucket.promise);
    const { cover, upload } = setup();
    act(() => upload().start(picture));
    const waiting = upload().settled();
    await act(async () => bucket.reject(new Error('lost')));
    expect(await waiting).toBe(false);
    expect(upload().error).toBe('The image could not be uploaded. Please try again.');
    expect(await upload().settled()).toBe(true);
    expect(cover()).toBeNull();
  });

  it('refuses a file that is no picture, whatever its name says', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('no', 'InvalidStateError')));
    vi.mocked(uploadFile).mockClear();
    const { upload } = setup();
    await act(async () => upload().start(picture));
    expect(upload().error).toBe('This file is not an image that can be shown.');
    expect(uploadFile).not.toHaveBeenCalled();
  });

  it('stops when the picture is removed meanwhile', async () => {
    let signal: AbortSignal | undefined;
    const bucket = Promise.withResolvers<string>();
    vi.mocked(uploadFile).mockImplementation((_, options) => {
      signal = options.signal;
      return bucket.promise;
    });
    const { cover, upload } = setup();
    act(() => upload().start(picture));
    await waitFor(() => expect(signal).toBeDefined());
    act(() => upload().remove());
    expect(signal?.aborted).toBe(true);
    await act(async () => bucket.reject(signal?.reason));
    expect(upload().error).toBeUndefined();
    expect(upload().previewUrl).toBeUndefined();
    expect(cover()).toBeNull();
  });
});
