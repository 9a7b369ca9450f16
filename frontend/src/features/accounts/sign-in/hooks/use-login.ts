import type { SignedInUser, Tokens } from '@quizhall/shared/model/accounts/user';
import { routes } from 'virtual:contract-routes';
import { useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { toast } from 'react-hot-toast';
import { call } from '@/lib/api/call.ts';
import { ApiError, hasCode } from '@/lib/api/errors.ts';
import { deviceId } from '@/lib/device-id.ts';
import { language } from '@/lib/language.ts';
import type { FormSchema } from '@/lib/form/form-schema.ts';
import { useSiteForm } from '@/lib/form/use-site-form.ts';
import { useSession } from '@/lib/session/session-context.tsx';
import { messages } from '../messages.ts';
import { ClassLoginForm, LoginForm } from '../model/forms.ts';

const { login } = messages;
const QUIET = { quiet: true } as const;

interface Options<Fields extends FieldValues> {
  schema: FormSchema<Fields, Fields>;
  defaultValues: DefaultValues<Fields>;
  send: (body: Fields & Beside) => Promise<{ tokens: Tokens; user: SignedInUser }>;
  /** Account that the second step names. */
  accountOf: (fields: Fields) => string;
}

/** Fields that every sign-in sends beside those of its form. */
type Beside = { totp?: string; deviceId: string; language: typeof language };

/** A sign-in by password: its form, and where the account asks for one, the second step. */
function usePasswordSignIn<Fields extends FieldValues>(options: Options<Fields>) {
  const { schema, defaultValues, accountOf } = options;
  const { signIn } = useSession();
  const [asked, setAsked] = useState<Fields>();
  const send = async (fields: Fields, totp?: string) => {
    const { tokens, user } = await options.send({
      ...fields,
      ...(totp && { totp }),
      deviceId: deviceId(),
      language,
    });
    toast.success(login.welcome({ name: user.fullName }));
    signIn(tokens, user);
  };
  const form = useSiteForm<Fields, Fields>({
    schema,
    defaultValues,
    onSubmit: async (fields) => {
      try {
        await send(fields);
      } catch (error) {
        if (!hasCode(error, 'TOTP_REQUIRED')) throw error;
        setAsked(fields);
      }
    },
    failed: (error) => (error instanceof ApiError ? login.failed : login.unexpected),
    toast: true,
  });
  return {
    form,
    /** Absent until the password was right and a code is asked for. */
    secondStep: asked && {
      email: accountOf(asked),
      onCode: (totp: string) => send(asked, totp),
      onBack: () => setAsked(undefined),
    },
  };
}

/** Sign-in by email address. */
export const useLogin = () =>
  usePasswordSignIn<LoginForm>({
    schema: LoginForm,
    defaultValues: { email: '', password: '', remember: false },
    send: (body) => call(routes.auth.login, { body }, QUIET),
    accountOf: ({ email }) => email,
  });

/** Sign-in of an account without email, by class code and user name. */
export const useClassLogin = () =>
  usePasswordSignIn<ClassLoginForm>({
    schema: ClassLoginForm,
    defaultValues: { classCode: '', userName: '', password: '', remember: false },
    send: (body) => call(routes.auth.loginClass, { body }, QUIET),
    accountOf: ({ userName }) => userName,
  });
