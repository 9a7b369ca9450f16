import type { AttemptChangeKind } from '@quizhall/shared/model/attempt-change';
import type { QuizTexts } from '../en/quizzes.ts';
import type { Announced, TakenDownNews } from '../news.ts';
import { day, number, percent } from './formats.ts';

/** After “de” as well as after “à”. */
const taken = (title: string | undefined) =>
  title === undefined ? 'un quiz que vous avez fait' : `« ${title} »`;
const from = (title: string | undefined) =>
  title === undefined ? 'd’un quiz que vous avez fait' : `de « ${title} »`;

const NOT_YOU =
  'Vous n’avez fait aucun quiz ? Quelqu’un s’est trompé en saisissant son adresse, et vous pouvez ignorer cet e-mail.';
const RESULT_NOTES = [
  'Sans compte, le résultat s’ouvre dans le navigateur avec lequel vous avez fait le quiz.',
  NOT_YOU,
];

const CHANGES: Record<
  AttemptChangeKind,
  { subject: string; says: (quiz: string) => string; action: string }
> = {
  reopened: {
    subject: 'Vous pouvez continuer votre quiz',
    says: (quiz) => `Votre tentative à ${quiz} a été rouverte. Continuez avant la fin du temps.`,
    action: 'Continuer le quiz',
  },
  granted: {
    subject: 'Vous avez une tentative de plus',
    says: (quiz) => `Une tentative de plus vous a été accordée à ${quiz}.`,
    action: 'Ouvrir le quiz',
  },
  forcedIn: {
    subject: 'Votre quiz a été remis',
    says: (quiz) => `Votre tentative à ${quiz} a été remise pour vous, avec ce qui était enregistré.`,
    action: 'Voir votre résultat',
  },
  annulled: {
    subject: 'Votre tentative a été annulée',
    says: (quiz) => `Votre tentative à ${quiz} a été annulée. Elle ne compte nulle part.`,
    action: 'Voir ce qui est dit',
  },
  reinstated: {
    subject: 'Votre tentative compte de nouveau',
    says: (quiz) => `Votre tentative à ${quiz} avait été annulée, et compte de nouveau.`,
    action: 'Voir votre résultat',
  },
};

const deletion = ({ title, count, at, until }: Announced): string =>
  count < 2
    ? `Le ${day(at)}, ${number(count)} copie de « ${title} » remise jusqu’au ${day(until)} sera supprimée.`
    : `Le ${day(at)}, ${number(count)} copies de « ${title} » remises jusqu’au ${day(until)} seront supprimées.`;

/** Of a receiver, by the name in its address. */
const webhookOff = (host: string): string =>
  `Rien de ce que nous avons envoyé à ${host} ces trois derniers jours n’est arrivé : nous n’y envoyons plus rien.`;

const takenDown = ({ title, reason }: TakenDownNews): [subject: string, text: string] =>
  reason === undefined
    ? [
        'Votre quiz est de nouveau disponible',
        `« ${title} » est de nouveau là pour toutes les personnes que ses réglages laissent entrer.`,
      ]
    : [
        'Votre quiz a été retiré',
        `Les personnes qui gèrent ce site ont retiré « ${title} ». Motif indiqué : ${reason}`,
      ];

export const quizzes: QuizTexts = {
  entryCode: () => ({
    subject: 'Votre code Quizhall',
    preview: 'Saisissez le code pour continuer le quiz.',
    paragraphs: [
      'Quelqu’un, sans doute vous, veut faire avec cette adresse un quiz commencé sur un autre appareil. Saisissez ce code pour continuer :',
    ],
    notes: [
      'Le code sert une fois, pendant 10 minutes, sur l’appareil qui l’a demandé. Ne le donnez à personne : nous ne le demandons ni par téléphone ni par e-mail.',
      'Ce n’était pas vous ? Ignorez cet e-mail : personne n’entre avec votre adresse sans le code.',
    ],
  }),
  invite: () => ({
    subject: 'Vous êtes invité à travailler sur un quiz',
    preview: 'Voyez qui vous le demande, et pour quel quiz.',
    paragraphs: [
      'Quelqu’un sur Quizhall vous demande de travailler ensemble sur un quiz. Voyez qui c’est et quel quiz, puis acceptez ou refusez :',
    ],
    action: 'Voir l’invitation',
    notes: [
      'Le lien sert une fois, pendant 7 jours. Qui l’a peut accepter à votre place : ne le transmettez à personne.',
      'Vous ne savez pas de quoi il s’agit ? Vous pouvez ignorer cet e-mail.',
    ],
  }),
  organizationInvite: ({ organization, inviter }) => ({
    subject: organization
      ? `Invitation sur Quizhall : ${organization}`
      : 'Vous êtes invité dans une organisation',
    preview: 'Voyez l’invitation et acceptez-la.',
    paragraphs: [
      `${inviter ?? 'Un responsable'} vous invite sur Quizhall à rejoindre ${organization ? `l’organisation « ${organization} »` : 'une organisation'}. Voyez l’invitation, puis acceptez :`,
    ],
    action: 'Voir l’invitation',
    notes: [
      'Le lien sert une fois, pendant 7 jours. Il est destiné à cette adresse : tout autre compte doit être approuvé par l’organisation.',
      'Vous ne savez pas de quoi il s’agit ? Vous pouvez ignorer cet e-mail.',
    ],
  }),
  organizationExported: (title) => ({
    subject: 'Les données de votre organisation ont été demandées en fichier',
    preview: 'Était-ce vous ?',
    paragraphs: [
      `Quelqu’un qui est connecté avec votre compte a demandé dans un fichier tout ce que contient « ${title} » : les membres avec leurs adresses, les quiz et les réponses.`,
      'Si ce n’était pas vous, déconnectez-vous partout et changez votre mot de passe dans votre profil.',
    ],
    action: 'Ouvrir l’organisation',
    notes: ['Vous recevez cet e-mail parce que l’organisation vous appartient.'],
  }),
  twoFactorWanted: (title, from) => ({
    subject: 'Configurez l’authentification à deux facteurs',
    preview: `Votre organisation l’exige à partir du ${day(from)}.`,
    paragraphs: [
      `« ${title} » exige l’authentification à deux facteurs à partir du ${day(from)}. Ensuite vous n’y ouvrirez plus rien sans elle.`,
      'Cela prend deux minutes : dans votre profil, sous Sécurité, avec une application d’authentification sur votre téléphone.',
    ],
    action: 'La configurer',
    notes: ['Vous recevez cet e-mail parce que vous êtes membre.'],
  }),
  organizationDeletion: (title, until) =>
    until === undefined
      ? {
          subject: 'Votre organisation est de retour',
          preview: 'Elle a été restaurée, avec ses quiz et ses membres.',
          paragraphs: [`« ${title} » a été restaurée, avec ses quiz et ses membres.`],
          action: 'Ouvrir l’organisation',
          notes: ['Vous recevez cet e-mail parce que vous en êtes membre.'],
        }
      : {
          subject: 'Votre organisation a été supprimée',
          preview: `Tout ce qui lui appartient disparaît le ${day(until)}.`,
          paragraphs: [
            `« ${title} » a été supprimée par la personne à qui elle appartient. Elle est fermée, et ses quiz sont en pause.`,
            `Jusqu’au ${day(until)}, elle peut être restaurée. Ensuite, tout disparaît : les membres, les quiz et les réponses.`,
          ],
          action: 'Ouvrir l’organisation',
          notes: ['Vous recevez cet e-mail parce que vous en êtes membre.'],
        },
  released: (title, percentage) => ({
    subject: 'Votre résultat est prêt',
    preview: `Votre score : ${percent(percentage)}.`,
    paragraphs: [
      `Votre résultat ${from(title)} a été relu et il est prêt.`,
      `Votre score : ${percent(percentage)}.`,
    ],
    action: 'Voir votre résultat',
    notes: title === undefined ? RESULT_NOTES : [],
  }),
  corrected: (title, before, to) => ({
    subject: 'Votre résultat a été corrigé',
    preview: `Votre score : ${percent(to)}.`,
    paragraphs: [
      `Le corrigé ${from(title)} a été rectifié, et vos réponses ont été notées de nouveau.`,
      `Votre score : ${percent(to)}. Avant : ${percent(before)}.`,
    ],
    action: 'Voir votre résultat',
    notes: title === undefined ? RESULT_NOTES : [],
  }),
  gradingReminder: (title) => ({
    subject: `Des résultats de « ${title} » vous attendent encore`,
    preview: 'Les participants voient leurs résultats quand vous les avez notés et publiés.',
    paragraphs: [
      `Des copies de « ${title} » attendent depuis un jour d’être notées ou publiées.`,
      'Les participants voient leurs résultats quand vous les avez notés et publiés.',
    ],
    action: 'Noter et publier',
    notes: [
      'Vous recevez cet e-mail parce que ce quiz est à vous : une fois pour ce qui a été remis en un jour.',
    ],
  }),
  attemptChanged: (what, title, reason) => {
    const { subject, says, action } = CHANGES[what];
    const text = says(taken(title));
    return {
      subject,
      preview: text,
      paragraphs: [text, ...(reason ? [`Motif indiqué : ${reason}`] : [])],
      action,
      notes: ['Sans compte, elle s’ouvre dans le navigateur avec lequel vous avez fait le quiz.', NOT_YOU],
    };
  },
  deletionAnnounced: (announced) => ({
    subject: `D’anciennes copies de « ${announced.title} » seront supprimées`,
    preview: deletion(announced),
    paragraphs: [
      deletion(announced),
      'Les noms, adresses et réponses disparaissent ; les scores et les chiffres du quiz restent. Exportez-les d’abord si vous en avez besoin.',
    ],
    action: 'Exporter ou changer cela',
    notes: [
      'Vous recevez cet e-mail parce que ce quiz est à vous et que vous avez choisi combien de temps il garde les copies.',
    ],
  }),
  /** To whoever manages an organization. */
  webhookOff: (host) => {
    const text = webhookOff(host);
    return {
      subject: 'Un webhook a été désactivé',
      preview: text,
      paragraphs: [text, 'Regardez les derniers envois, corrigez ce qui les reçoit, puis réactivez-le.'],
      action: 'Voir les envois',
      notes: ['Vous recevez ce message parce que vous gérez une organisation qui a mis en place ce webhook.'],
    };
  },
  takenDown: (news) => {
    const [subject, text] = takenDown(news);
    return {
      subject,
      preview: text,
      paragraphs:
        news.reason === undefined
          ? [text]
          : [
              text,
              'Personne ne peut l’ouvrir ni le commencer. Qui était en train de le faire peut le terminer, et vous gardez ses résultats. Si vous pensez que c’est une erreur, écrivez-nous : la page du quiz dit comment.',
            ],
      action: 'Ouvrir le quiz',
      notes: ['Vous recevez cet e-mail parce que ce quiz est à vous.'],
    };
  },
};
