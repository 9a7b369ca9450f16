import { routes } from 'virtual:contract-routes';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import { call } from '@/lib/api/call.ts';
import { ApiError, hasCode } from '@/lib/api/errors.ts';
import { deviceId } from '@/lib/device-id.ts';
import { language } from '@/lib/language.ts';
import { useSiteForm } from '@/lib/form/use-site-form.ts';
import { useSession } from '@/lib/session/session-context.tsx';
import { messages } from '../messages.ts';
import { LoginForm as Schema } from '../model/forms.ts';

const { login } = messages;

/** The sign-in by password: its form, and where the account asks for one, the second step. */
export function useLogin() {
  const { signIn } = useSession();
  const [asked, setAsked] = useState<Schema>();
  const send = async (body: Schema, totp?: string) => {
    const { tokens, user } = await call(
      routes.auth.login,
      { body: { ...body, ...(totp && { totp }), deviceId: deviceId(), language } },
      { quiet: true },
    );
    toast.success(login.welcome(user.fullName));
    signIn(tokens, user);
  };
  const form = useSiteForm({
    schema: Schema,
    defaultValues: { email: '', password: '', remember: false },
    onSubmit: async (body) => {
      try {
        await send(body);
      } catch (error) {
        if (!hasCode(error, 'TOTP_REQUIRED')) throw error;
        setAsked(body);
      }
    },
    failed: (error) => (error instanceof ApiError ? login.failed : login.unexpected),
    toast: true,
  });
  return {
    form,
    /** Absent until the password was right and a code is asked for. */
    secondStep: asked && {
      email: asked.email,
      onCode: (totp: string) => send(asked, totp),
      onBack: () => setAsked(undefined),
    },
  };
}
