import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { toast } from 'react-hot-toast';
import { FormError } from '@/components/form/form-error.tsx';
import { CodeInput } from '@/components/ui/code-input.tsx';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { PasswordField } from '@/components/ui/password-field.tsx';
import { QrCode } from '@/components/ui/qr.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { VisuallyHidden } from '@/components/ui/visually-hidden.tsx';
import { standardMessage } from '@/lib/api/messages.ts';
import { ruled } from '@/lib/form/form-schema.ts';
import { useFormControl } from '@/lib/form/use-form-control.ts';
import { type SiteForm, useSiteForm } from '@/lib/form/use-site-form.ts';
import { twoFactorSetupQuery } from '../../api/two-factor-queries.ts';
import { enableTwoFactor } from '../../api/two-factor-calls.ts';
import { twoFactorMessages } from '../../two-factor-messages.ts';
import { FormDialog } from './form-dialog.tsx';
import {
  mustSignInAgain,
  SignInAgain,
  type SignInMethods,
  useNoticeStale,
} from '@/entities/account/sign-in-again.tsx';

const text = twoFactorMessages.setup;

interface Fields {
  code: string;
  password: string;
}
const schemaOf = (hasPassword: boolean) =>
  ruled<Fields>(({ code, password }) => ({
    ...(!/^\d{6}$/.test(code) && { code: text.codeRequired }),
    ...(hasPassword && !password && { password: twoFactorMessages.passwordRequired }),
  }));

interface Props {
  open: boolean;
  methods: SignInMethods;
  onClose: () => void;
  /** With the recovery codes, which nobody answers again. */
  onDone: (codes: readonly string[]) => void;
}

/** The secret for an app, as a picture and as text, and its first code, which switches it on with the password. */
export const SetupTwoFactorDialog = (props: Props) => (props.open ? <Setup {...props} /> : null);

/** Each opening asks for a new secret. */
function Setup({ methods, onClose, onDone }: Props) {
  const id = useId();
  const mustSignIn = mustSignInAgain(methods);
  const secret = useQuery({ ...twoFactorSetupQuery(id), enabled: !mustSignIn });
  const form = useSiteForm<Fields, Fields>({
    schema: schemaOf(methods.hasPassword),
    defaultValues: { code: '', password: '' },
    failed: text.failed,
    onFailed: useNoticeStale(),
    async onSubmit({ code, password }) {
      const codes = await enableTwoFactor(code, password);
      toast.success(twoFactorMessages.turnedOn);
      onDone(codes);
    },
  });
  return (
    <FormDialog
      open
      title={text.title}
      text={text.text}
      formId={id}
      submit={secret.data && text.submit}
      cancel={twoFactorMessages.cancel}
      busy={form.formState.isSubmitting}
      onClose={onClose}
    >
      {mustSignIn ? (
        <SignInAgain providers={methods.providers} />
      ) : secret.error ? (
        <ErrorState
          title={text.beginFailed}
          message={standardMessage(secret.error)}
          onRetry={() => void secret.refetch()}
          retrying={secret.isFetching}
        />
      ) : (
        <div className="flex flex-col gap-5">
          {secret.data ? <Secret {...secret.data} /> : <Preparing />}
          <FirstCode id={id} form={form} hasPassword={methods.hasPassword} />
        </div>
      )}
    </FormDialog>
  );
}

function Preparing() {
  return (
    <div aria-busy="true">
      <Skeleton className="h-72" />
      <VisuallyHidden>{text.preparing}</VisuallyHidden>
    </div>
  );
}

/** In groups, as people type it. */
const grouped = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

function Secret({ secret, otpauthUrl }: { secret: string; otpauthUrl: string }) {
  return (
    <div className="flex flex-col gap-3">
      <p className="text-ink">{text.scan}</p>
      <div className="self-center">
        <QrCode value={otpauthUrl} label={text.qr} />
      </div>
      <p className="text-sm text-muted">{text.byHand}</p>
      <div className="flex flex-wrap items-center gap-3">
        <code className="min-w-0 rounded-control bg-well px-3 py-2 font-mono text-sm wrap-anywhere text-ink">
          {grouped(secret)}
        </code>
        <CopyButton text={secret} label={text.copyKey} size="sm" />
      </div>
    </div>
  );
}

interface FirstCodeProps {
  id: string;
  form: SiteForm<Fields>;
  hasPassword: boolean;
}

function FirstCode({ id, form, hasPassword }: FirstCodeProps) {
  const { ref, ...code } = useFormControl(form, 'code');
  return (
    <form id={id} noValidate className="flex flex-col gap-5" onSubmit={form.submit}>
      <CodeInput
        length={6}
        label={text.code}
        value={code.value}
        onChange={code.set}
        error={code.error}
        ref={ref}
      />
      {hasPassword && (
        <PasswordField label={twoFactorMessages.password} required {...form.field('password')} />
      )}
      <p className="text-sm text-muted">{text.others}</p>
      <FormError form={form} />
    </form>
  );
}
