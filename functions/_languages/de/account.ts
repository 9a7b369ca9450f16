import type { AccountTexts } from '../en/account.ts';
import type { NoteLink } from '../mail-text.ts';
import type { TwoFactorNews } from '../news.ts';
import { time } from './formats.ts';

const leftOf = (left: number) =>
  left === 0
    ? 'Es ist keiner mehr übrig.'
    : left === 1
      ? 'Einer ist noch übrig.'
      : `${left} sind noch übrig.`;

const TWO_FACTOR: Record<TwoFactorNews, (left: number) => [subject: string, text: string]> = {
  on: () => [
    'Die zweistufige Anmeldung ist eingeschaltet',
    'Ab jetzt fragt die Anmeldung bei deinem Konto nach einem Code deiner Authenticator-App, und alle anderen Geräte sind abgemeldet. Bewahre deine Wiederherstellungscodes dort auf, wo du sie ohne dein Telefon findest.',
  ],
  off: () => [
    'Die zweistufige Anmeldung ist ausgeschaltet',
    'Ab jetzt öffnet dein Passwort allein dein Konto.',
  ],
  used: (left) => [
    'Ein Wiederherstellungscode wurde verwendet',
    `Jemand, vermutlich du, hat sich mit einem Wiederherstellungscode bei deinem Konto angemeldet. Er gilt nicht noch einmal. ${leftOf(left)}`,
  ],
  renewed: () => [
    'Du hast neue Wiederherstellungscodes',
    'Für dein Konto wurden neue Wiederherstellungscodes erzeugt. Die bisherigen gelten nicht mehr.',
  ],
};

/** What is left to do after the password was reset: whoever did it knew it. */
const AFTER: Record<TwoFactorNews, (contactUrl: string) => string | NoteLink> = {
  on: (url) => ({
    text: 'Schreib uns danach, und wir schalten aus, was jemand anders eingeschaltet hat:',
    url,
  }),
  off: () => 'Melde dich danach an und schalte sie wieder ein.',
  used: () => 'Melde dich danach mit deiner App an und erzeuge neue Wiederherstellungscodes.',
  renewed: () => 'Melde dich danach mit deiner App an und erzeuge neue.',
};

export const account: AccountTexts = {
  code: () => ({
    subject: 'Dein Bestätigungscode für Quizhall',
    preview: 'Gib den Code ein, um deine Registrierung abzuschließen.',
    paragraphs: ['Gib diesen Code ein, um deine Registrierung abzuschließen:'],
    notes: [
      'Der Code gilt einmal, 10 Minuten lang. Gib ihn nicht weiter: Wir fragen nie am Telefon oder per E-Mail danach.',
      'Du hast dich nicht registriert? Dann ignoriere diese E-Mail, und es entsteht kein Konto.',
    ],
  }),
  alreadyRegistered: (url) => ({
    subject: 'Du hast schon ein Quizhall-Konto',
    preview: 'Melde dich an, oder setze dein Passwort zurück.',
    paragraphs: [
      'Jemand, vermutlich du, wollte sich mit dieser Adresse registrieren. Du hast schon ein Konto, es gibt also nichts zu bestätigen: Melde dich einfach an.',
    ],
    action: 'Anmelden',
    notes: [
      { text: 'Passwort vergessen? Setze es hier zurück:', url },
      'Das warst nicht du? Dann ignoriere diese E-Mail: Dein Konto ist unverändert.',
    ],
  }),
  newSignIn: (name, device, { at, last }) => {
    const by = device ? `mit ${device.replace(' on ', ' unter ')}` : 'mit einem unbekannten Gerät';
    return {
      subject: 'Neue Anmeldung bei deinem Quizhall-Konto',
      preview: `${by.replace('mit', 'Mit')}.`,
      paragraphs: [
        `Hallo ${name},`,
        `jemand, vermutlich du, hat sich am ${time(at)} ${by} bei deinem Konto angemeldet.`,
        'Das warst du? Dann ist nichts zu tun.',
      ],
      action: 'Ansehen, wo du angemeldet bist',
      notes: [
        'Das warst nicht du? Melde das Gerät dort ab und ändere sofort dein Passwort.',
        ...(last ? ['Das ist die fünfte solche E-Mail heute. Bis morgen senden wir keine weiteren.'] : []),
      ],
    };
  },
  resetLink: (name) => ({
    subject: 'Setze dein Quizhall-Passwort zurück',
    preview: 'Der Link gilt einmal, 30 Minuten lang.',
    paragraphs: [`Hallo ${name},`, 'du möchtest dein Passwort zurücksetzen. Wähle hier ein neues:'],
    action: 'Passwort zurücksetzen',
    notes: [
      'Der Link gilt einmal, 30 Minuten lang. Wer ihn hat, kann dein Passwort ändern: Gib ihn nicht weiter.',
      'Du hast das nicht angefordert? Dann ignoriere diese E-Mail: Dein Passwort ist unverändert.',
    ],
  }),
  passwordChanged: (name, kept, url) => ({
    subject: 'Dein Quizhall-Passwort wurde geändert',
    preview: kept ? 'Du wurdest überall sonst abgemeldet.' : 'Du wurdest überall abgemeldet.',
    paragraphs: [
      `Hallo ${name},`,
      kept
        ? 'dein Passwort wurde geändert, und du wurdest auf allen anderen Geräten abgemeldet. Melde dich dort mit dem neuen an:'
        : 'dein Passwort wurde geändert, und du wurdest auf allen Geräten abgemeldet. Melde dich mit dem neuen an:',
    ],
    action: 'Anmelden',
    notes: [{ text: 'Das warst nicht du? Setze dein Passwort sofort zurück:', url }],
  }),
  twoFactor: (name, { what, left }, links) => {
    const [subject, text] = TWO_FACTOR[what](left);
    return {
      subject,
      preview: 'Eine Änderung daran, wie sich dein Quizhall-Konto öffnet.',
      paragraphs: [`Hallo ${name}!`, text],
      action: 'Mein Konto ansehen',
      notes: [
        {
          text: 'Das warst nicht du? Setze sofort dein Passwort zurück, das meldet alle ab:',
          url: links.reset,
        },
        AFTER[what](links.contact),
      ],
    };
  },
  emailChangeCode: () => ({
    subject: 'Bestätige deine neue E-Mail-Adresse',
    preview: 'Gib den Code ein, um diese Adresse für dein Quizhall-Konto zu verwenden.',
    paragraphs: ['Gib diesen Code ein, um diese Adresse für dein Quizhall-Konto zu verwenden:'],
    notes: [
      'Der Code gilt einmal, 10 Minuten lang. Gib ihn nicht weiter: Wir fragen weder am Telefon noch per E-Mail danach.',
      'Du hast das nicht verlangt? Dann kannst du diese E-Mail ignorieren, und nichts ändert sich.',
    ],
  }),
  emailInUse: () => ({
    subject: 'Diese Adresse hat schon ein Quizhall-Konto',
    preview: 'Sie kann für kein weiteres Konto verwendet werden.',
    paragraphs: [
      'Jemand, wahrscheinlich du, wollte diese Adresse für ein anderes Quizhall-Konto verwenden. Sie gehört schon zu einem Konto, deshalb wurde nichts geändert.',
    ],
    action: 'Anmelden',
    notes: ['Das warst nicht du? Dann kannst du diese E-Mail ignorieren: Dein Konto ist unverändert.'],
  }),
  emailChanged: ({ name, email, until }) => ({
    subject: 'Die E-Mail-Adresse deines Quizhall-Kontos wurde geändert',
    preview: 'Das warst nicht du? Mach es hier rückgängig.',
    paragraphs: [
      `Hallo ${name},`,
      `dein Konto verwendet jetzt ${email}. E-Mails dazu kommen nicht mehr an diese Adresse.`,
      `Das warst nicht du? Mach die Änderung bis ${time(until)} rückgängig. Dann wird jedes Gerät abgemeldet, und du legst ein neues Passwort fest:`,
    ],
    action: 'Änderung rückgängig machen',
    notes: ['Das warst du? Dann ist nichts zu tun.'],
  }),
  deleted: (name) => ({
    subject: 'Dein Quizhall-Konto ist gelöscht',
    preview: 'Was wir über dich gespeichert hatten, ist weg.',
    paragraphs: [
      `Hallo ${name},`,
      'dein Konto und was wir über dich gespeichert hatten, sind gelöscht. Was du in den Quizzen anderer abgegeben hast, bleibt bei ihnen, ohne deinen Namen.',
      'Das ist die letzte E-Mail, die du von uns bekommst.',
    ],
    action: 'Was bleibt und warum',
    notes: ['Das warst nicht du? Schreib uns sofort: Was gelöscht ist, lässt sich nicht zurückholen.'],
  }),
  providerLinked: (name, provider) => ({
    subject: `Du kannst dich jetzt mit ${provider} anmelden`,
    preview: 'Eine Änderung daran, wie sich dein Quizhall-Konto öffnet.',
    paragraphs: [
      `Hallo ${name},`,
      `jemand, vermutlich du, hat sich mit einem ${provider}-Konto angemeldet, das deine Adresse hat. Ab jetzt öffnet es auch dein Quizhall-Konto.`,
    ],
    action: 'Mein Konto ansehen',
    notes: [
      'Das warst nicht du? Dann liest vielleicht jemand deine E-Mails mit: Ändere zuerst das Passwort deines Postfachs.',
    ],
  }),
  providerUnlinked: (name, provider, resetUrl) => ({
    subject: `${provider} öffnet dein Konto nicht mehr`,
    preview: 'Eine Änderung daran, wie sich dein Quizhall-Konto öffnet.',
    paragraphs: [
      `Hallo ${name}!`,
      `Jemand, vermutlich du, hat die Verknüpfung deines Quizhall-Kontos mit ${provider} beendet. Auf allen anderen Geräten wurdest du abgemeldet.`,
    ],
    action: 'Mein Konto ansehen',
    notes: [
      {
        text: 'Das warst nicht du? Setze sofort dein Passwort zurück, das meldet alle ab:',
        url: resetUrl,
      },
    ],
  }),
};
