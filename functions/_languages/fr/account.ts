import type { AccountTexts } from '../en/account.ts';
import type { NoteLink } from '../mail-text.ts';
import type { TwoFactorNews } from '../news.ts';
import { time } from './formats.ts';

const leftOf = (left: number) =>
  left === 0 ? 'Il n’en reste aucun.' : left === 1 ? 'Il en reste un.' : `Il en reste ${left}.`;

const TWO_FACTOR: Record<TwoFactorNews, (left: number) => [subject: string, text: string]> = {
  on: () => [
    'La validation en deux étapes est activée',
    'Désormais, la connexion à votre compte demande un code de votre application d’authentification, et les autres appareils sont déconnectés. Gardez vos codes de récupération là où vous les trouverez sans votre téléphone.',
  ],
  off: () => [
    'La validation en deux étapes est désactivée',
    'Désormais, votre mot de passe suffit pour ouvrir votre compte.',
  ],
  used: (left) => [
    'Un code de récupération a été utilisé',
    `Quelqu’un, sans doute vous, s’est connecté à votre compte avec un code de récupération. Ce code ne sert plus. ${leftOf(left)}`,
  ],
  renewed: () => [
    'Vous avez de nouveaux codes de récupération',
    'De nouveaux codes de récupération ont été créés pour votre compte. Les anciens ne servent plus.',
  ],
};

/** What is left to do after the password was reset: whoever did it knew it. */
const AFTER: Record<TwoFactorNews, (contactUrl: string) => string | NoteLink> = {
  on: (url) => ({
    text: 'Écrivez-nous ensuite, et nous désactiverons ce que quelqu’un d’autre a activé :',
    url,
  }),
  off: () => 'Connectez-vous ensuite et activez-la de nouveau.',
  used: () => 'Connectez-vous ensuite avec votre application et créez de nouveaux codes de récupération.',
  renewed: () => 'Connectez-vous ensuite avec votre application et créez-en de nouveaux.',
};

export const account: AccountTexts = {
  code: () => ({
    subject: 'Votre code de vérification Quizhall',
    preview: 'Saisissez le code pour terminer votre inscription.',
    paragraphs: ['Saisissez ce code pour terminer votre inscription :'],
    notes: [
      'Le code sert une fois, pendant 10 minutes. Ne le donnez à personne : nous ne le demandons ni par téléphone ni par e-mail.',
      'Vous ne vous êtes pas inscrit ? Ignorez cet e-mail, et aucun compte ne sera créé.',
    ],
  }),
  alreadyRegistered: (url) => ({
    subject: 'Vous avez déjà un compte Quizhall',
    preview: 'Connectez-vous, ou réinitialisez votre mot de passe.',
    paragraphs: [
      'Quelqu’un, sans doute vous, a voulu s’inscrire avec cette adresse. Vous avez déjà un compte, il n’y a donc rien à vérifier : connectez-vous.',
    ],
    action: 'Se connecter',
    notes: [
      { text: 'Mot de passe oublié ? Réinitialisez-le ici :', url },
      'Ce n’était pas vous ? Ignorez cet e-mail : votre compte n’a pas changé.',
    ],
  }),
  newSignIn: (name, device, { at, last }) => {
    const by = device ? `avec ${device.replace(' on ', ' sur ')}` : 'avec un appareil inconnu';
    return {
      subject: 'Nouvelle connexion à votre compte Quizhall',
      preview: `${by.replace('avec', 'Avec')}.`,
      paragraphs: [
        `Bonjour ${name},`,
        `Quelqu’un, sans doute vous, s’est connecté à votre compte ${by}, le ${time(at)}.`,
        'C’était vous ? Alors il n’y a rien à faire.',
      ],
      action: 'Voir où vous êtes connecté',
      notes: [
        'Ce n’était pas vous ? Déconnectez-y cet appareil, et changez tout de suite votre mot de passe.',
        ...(last
          ? ['Cet e-mail est le cinquième de ce genre aujourd’hui. Nous n’en enverrons plus avant demain.']
          : []),
      ],
    };
  },
  resetLink: (name) => ({
    subject: 'Réinitialisez votre mot de passe Quizhall',
    preview: 'Le lien sert une fois, pendant 30 minutes.',
    paragraphs: [
      `Bonjour ${name},`,
      'Vous avez demandé à réinitialiser votre mot de passe. Choisissez-en un nouveau ici :',
    ],
    action: 'Réinitialiser le mot de passe',
    notes: [
      'Le lien sert une fois, pendant 30 minutes. Qui l’a peut changer votre mot de passe : ne le transmettez à personne.',
      'Vous ne l’avez pas demandé ? Ignorez cet e-mail : votre mot de passe n’a pas changé.',
    ],
  }),
  passwordChanged: (name, kept, url) => ({
    subject: 'Votre mot de passe Quizhall a été changé',
    preview: kept ? 'Vous avez été déconnecté partout ailleurs.' : 'Vous avez été déconnecté partout.',
    paragraphs: [
      `Bonjour ${name},`,
      kept
        ? 'Votre mot de passe a été changé, et vos autres appareils ont été déconnectés. Connectez-vous-y avec le nouveau :'
        : 'Votre mot de passe a été changé, et tous vos appareils ont été déconnectés. Connectez-vous avec le nouveau :',
    ],
    action: 'Se connecter',
    notes: [{ text: 'Ce n’était pas vous ? Réinitialisez tout de suite votre mot de passe :', url }],
  }),
  twoFactor: (name, { what, left }, links) => {
    const [subject, text] = TWO_FACTOR[what](left);
    return {
      subject,
      preview: 'Un changement dans la façon d’ouvrir votre compte Quizhall.',
      paragraphs: [`Bonjour ${name},`, text],
      action: 'Voir mon compte',
      notes: [
        {
          text: 'Ce n’était pas vous ? Réinitialisez tout de suite votre mot de passe, ce qui déconnecte tout le monde :',
          url: links.reset,
        },
        AFTER[what](links.contact),
      ],
    };
  },
  emailChangeCode: () => ({
    subject: 'Confirmez votre nouvelle adresse e-mail',
    preview: 'Saisissez le code pour utiliser cette adresse avec votre compte Quizhall.',
    paragraphs: ['Saisissez ce code pour utiliser cette adresse avec votre compte Quizhall :'],
    notes: [
      'Le code sert une fois, pendant 10 minutes. Ne le transmettez à personne : nous ne le demandons ni par téléphone ni par e-mail.',
      'Vous n’avez rien demandé ? Vous pouvez ignorer cet e-mail, rien ne change.',
    ],
  }),
  emailInUse: () => ({
    subject: 'Cette adresse a déjà un compte Quizhall',
    preview: 'Elle ne peut pas servir à un autre compte.',
    paragraphs: [
      'Quelqu’un, sans doute vous, a voulu utiliser cette adresse pour un autre compte Quizhall. Elle appartient déjà à un compte, rien n’a donc changé.',
    ],
    action: 'Se connecter',
    notes: ['Ce n’était pas vous ? Vous pouvez ignorer cet e-mail : votre compte est inchangé.'],
  }),
  emailChanged: ({ name, email, until }) => ({
    subject: 'L’adresse e-mail de votre compte Quizhall a été changée',
    preview: 'Ce n’était pas vous ? Annulez ici.',
    paragraphs: [
      `Bonjour ${name},`,
      `Votre compte utilise désormais ${email}. Les e-mails à son sujet n’arrivent plus à cette adresse.`,
      `Ce n’était pas vous ? Annulez le changement avant le ${time(until)}. Tous les appareils sont alors déconnectés et vous choisissez un nouveau mot de passe :`,
    ],
    action: 'Annuler le changement',
    notes: ['C’était vous ? Il n’y a rien à faire.'],
  }),
  deleted: (name) => ({
    subject: 'Votre compte Quizhall est supprimé',
    preview: 'Ce que nous gardions sur vous a disparu.',
    paragraphs: [
      `Bonjour ${name},`,
      'Votre compte et ce que nous gardions sur vous sont supprimés. Ce que vous avez remis aux quiz des autres leur reste, sans votre nom.',
      'Cet e-mail est le dernier que vous recevez de nous.',
    ],
    action: 'Ce qui reste, et pourquoi',
    notes: [
      'Ce n’était pas vous ? Écrivez-nous tout de suite : ce qui est supprimé ne peut pas être rétabli.',
    ],
  }),
  providerLinked: (name, provider) => ({
    subject: `Vous pouvez vous connecter avec ${provider}`,
    preview: 'Un changement dans la façon d’ouvrir votre compte Quizhall.',
    paragraphs: [
      `Bonjour ${name},`,
      `Quelqu’un, sans doute vous, s’est connecté avec un compte ${provider} qui a votre adresse. Désormais, il ouvre aussi votre compte Quizhall.`,
    ],
    action: 'Voir mon compte',
    notes: [
      'Ce n’était pas vous ? Quelqu’un lit peut-être votre courrier : changez d’abord le mot de passe de votre messagerie.',
    ],
  }),
  providerUnlinked: (name, provider, resetUrl) => ({
    subject: `${provider} n’ouvre plus votre compte`,
    preview: 'Un changement dans la façon d’ouvrir votre compte Quizhall.',
    paragraphs: [
      `Bonjour ${name},`,
      `Quelqu’un, sans doute vous, a retiré le lien de votre compte Quizhall avec ${provider}, et vous avez été déconnecté partout ailleurs.`,
    ],
    action: 'Voir mon compte',
    notes: [
      {
        text: 'Ce n’était pas vous ? Réinitialisez tout de suite votre mot de passe, ce qui déconnecte tout le monde :',
        url: resetUrl,
      },
    ],
  }),
};
