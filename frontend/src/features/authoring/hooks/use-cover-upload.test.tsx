// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { NotAnImage } from '../api/draw-cover.ts';
import { uploadCover } from '../api/upload-cover.ts';
import type { UploadOptions } from '../api/upload-file.ts';
import { type CoverForm, emptyQuiz, type QuizForm } from '../model/quiz-form.ts';
import { useCoverUpload } from './use-cover-upload.ts';

vi.mock('../api/upload-cover.ts');

const picture = new File(['…'], 'cover.png', { type: 'image/png' });

function setup() {
  const { result } = renderHook(() => {
    const form = useForm<QuizForm>({ defaultValues: emptyQuiz() });
    return { form, upload: useCoverUpload(form) };
  });
  return { cover: () => result.current.form.getValues('coverImage'), upload: () => result.current.upload };
}

afterEach(() => {
  cleanup();
});

describe('uploading a cover', () => {
  it('shows the progress, then puts the key into the form', async () => {
    const bucket = Promise.withResolvers<CoverForm>();
    let tell: UploadOptions['onProgress'] = () => {};
    vi.mocked(uploadCover).mockImplementation((_, { onProgress }) => {
      tell = onProgress;
      return bucket.promise;
    });
    const { cover, upload } = setup();
    act(() => upload().start(picture));
    await waitFor(() => expect(uploadCover).toHaveBeenCalled());
    act(() => tell(40));
    expect(upload().progress).toBe(40);
    // The last byte sent is not yet a stored file.
    act(() => tell(100));
    expect(upload().progress).toBe(99);
    await act(async () => bucket.resolve({ key: 'incoming/cover/u1/1.png', tint: '#336699' }));
    expect(upload().progress).toBe(100);
    expect(cover()).toEqual({ key: 'incoming/cover/u1/1.png', tint: '#336699' });
  });

  it('tells a waiting save of the failure, and stands in the way of no later one', async () => {
    const bucket = Promise.withResolvers<CoverForm>();
    vi.mocked(uploadCover).mockReturnValue(bucket.promise);
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
    vi.mocked(uploadCover).mockRejectedValue(new NotAnImage());
    const { upload } = setup();
    await act(async () => upload().start(picture));
    expect(upload().error).toBe('This file is not an image that can be shown.');
  });

  it('stops when the picture is removed meanwhile', async () => {
    let signal: AbortSignal | undefined;
    const bucket = Promise.withResolvers<CoverForm>();
    vi.mocked(uploadCover).mockImplementation((_, options) => {
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
