/** English text → its translation: words of the site's parts, and what the server says. */
export const said: Readonly<Record<string, string>> = {
  'Some fields are not valid.': 'Certains champs ne sont pas valides.',
  'The request body is not valid JSON.': 'Le corps de la requête n’est pas du JSON valide.',
  'Invalid or expired verification code': 'Le code de vérification n’est pas valable ou a expiré',
  'This link is invalid or has expired.': 'Ce lien n’est pas valable ou a expiré.',
  'Invalid or expired reset link': 'Le lien n’est pas valable ou a expiré',
  'This quiz cannot be published yet.': 'Ce quiz ne peut pas encore être publié.',
  'The uploaded file was not found. Please upload it again.':
    'Le fichier envoyé est introuvable. Envoyez-le de nouveau.',
  'The uploaded picture has too many pixels.': 'L’image envoyée a trop de pixels.',
  'The uploaded file is not an image of the type it claims to be.':
    'Le fichier envoyé n’est pas une image du type indiqué.',
  'Please sign in.': 'Connectez-vous.',
  'Invalid email or password': 'L’e-mail ou le mot de passe n’est pas correct',
  'Session expired. Please log in again.': 'Votre session a expiré. Connectez-vous de nouveau.',
  'You must be logged in to access this quiz.': 'Connectez-vous pour ouvrir ce quiz.',
  'This attempt belongs to another browser. Please start again from the quiz page.':
    'Cette tentative appartient à un autre navigateur. Recommencez depuis la page du quiz.',
  'This quiz requires payment.': 'Ce quiz est payant.',
  'Your payment was declined. Nothing was charged.': 'Votre paiement a été refusé. Rien n’a été débité.',
  'You do not have permission to perform this action.': 'Vous n’avez pas le droit de faire cela.',
  'Become a creator to make quizzes.': 'Devenez créateur pour créer des quiz.',
  'This quiz requires you to sign in or create an account.':
    'Pour ce quiz, connectez-vous ou créez un compte.',
  'This quiz is only for members of its organization.':
    'Ce quiz est réservé aux membres de son organisation.',
  'Quiz password is required': 'Saisissez le mot de passe du quiz',
  'Incorrect password': 'Mot de passe incorrect',
  'This e-mail address has already begun this quiz on another device.':
    'Ce quiz a déjà été commencé avec cette adresse e-mail sur un autre appareil.',
  'Resource not found.': 'Ce que vous cherchez est introuvable.',
  'No quiz found with this code': 'Aucun quiz n’a ce code',
  'This quiz was changed in another window': 'Ce quiz a été modifié dans une autre fenêtre',
  'This is not possible in the current state of the quiz.':
    'Ce n’est pas possible dans l’état actuel du quiz.',
  'Your question bank is full. Remove a question you no longer need.':
    'Votre banque de questions est pleine. Retirez une question dont vous n’avez plus besoin.',
  'Your plan does not hold more.': 'Votre formule n’en permet pas plus.',
  'This quiz is paused. Please try again later.': 'Ce quiz est en pause. Réessayez plus tard.',
  'This quiz was taken down by the people who run this site.':
    'Les responsables de ce site ont retiré ce quiz.',
  'This quiz is no longer available.': 'Ce quiz n’est plus disponible.',
  'This quiz has not started yet.': 'Ce quiz n’a pas encore commencé.',
  'This quiz has ended.': 'Ce quiz est terminé.',
  'This address needs no code. Please start the quiz.':
    'Cette adresse n’a pas besoin de code. Commencez le quiz.',
  'You have used all attempts for this quiz.': 'Vous avez utilisé toutes les tentatives de ce quiz.',
  'You chose to see the answers of this quiz instead of another attempt.':
    'Vous avez choisi de voir les réponses de ce quiz plutôt que de faire une autre tentative.',
  'This attempt was begun on another device. Please go on there.':
    'Cette tentative a été commencée sur un autre appareil. Continuez là-bas.',
  'This quiz has reached its participant limit.': 'Ce quiz a atteint son nombre maximal de participants.',
  'Somebody else has graded this answer meanwhile.': 'Entre-temps, quelqu’un d’autre a noté cette réponse.',
  'This attempt went on with another device.': 'Cette tentative a continué sur un autre appareil.',
  'This attempt is already finished.': 'Cette tentative est déjà terminée.',
  'The time for this attempt is over.': 'Le temps de cette tentative est écoulé.',
  'This attempt is not finished yet.': 'Cette tentative n’est pas encore terminée.',
  'A payment for this is already being processed.': 'Un paiement est déjà en cours pour cela.',
  'Prizes cannot be paid out on this site yet. Yours stays yours.':
    'Ce site ne peut pas encore payer les prix. Le vôtre vous reste acquis.',
  'The price of this quiz has changed.': 'Le tarif de ce quiz a changé.',
  'Payments are not set up on this site.': 'Les paiements ne sont pas configurés sur ce site.',
  'The same request is still being processed.': 'La même requête est encore en cours de traitement.',
  'This idempotency key was used for another request.':
    'Cette clé d’idempotence a servi à une autre requête.',
  'The request is too large.': 'La requête est trop volumineuse.',
  'This file is too large to be answered at once. Please have it written in the background.':
    'Ce fichier est trop volumineux pour être fourni tout de suite. Faites-le préparer en arrière-plan.',
  'This export is no longer there. Make it again.': 'Cet export n’est plus là. Refaites-le.',
  'This content type is not supported.': 'Ce type de contenu n’est pas pris en charge.',
  'Too many attempts. Please try again later.': 'Trop d’essais. Réessayez plus tard.',
  'Server error. Please try again later.': 'Erreur du serveur. Réessayez plus tard.',
  'The service is busy. Please try again in a moment.': 'Le service est occupé. Réessayez dans un instant.',
  'This page opens in a new tab': 'Cette page s’ouvre dans un nouvel onglet',
  'Inside another website, nothing but the quiz is shown.':
    'À l’intérieur d’un autre site web, seul le quiz s’affiche.',
  'Open in a new tab': 'Ouvrir dans un onglet',
  'This part of the page could not be loaded. Try again, or reload the page.':
    'Cette partie de la page n’a pas pu être chargée. Réessayez, ou rechargez la page.',
  'Reload page': 'Recharger',
  'Nothing matches': 'Aucune correspondance',
  'Loading…': 'Chargement…',
  Cancel: 'Annuler',
  Copied: 'Copié',
  'Could not copy': 'Copie impossible',
  Close: 'Fermer',
  Uploading: 'Envoi en cours',
  'Load more': 'Voir plus',
  Pages: 'Pages de la liste',
  'Previous page': 'Page précédente',
  Page: 'Aller à la page',
  'Next page': 'Page suivante',
  'Password strength:': 'Force du mot de passe :',
  'Clear search': 'Effacer la recherche',
  'To be claimed': 'À réclamer',
  'On hold': 'Retenu',
  'Being sent': 'En route',
  Paid: 'Payé',
  'Gone back': 'Rendu',
  'just now': 'à l’instant',
  'Hide password': 'Masquer le mot de passe',
  'Show password': 'Afficher le mot de passe',
  Weak: 'Faible',
  Fair: 'Moyenne',
  Good: 'Bonne',
  Strong: 'Forte',
  'Very Strong': 'Très forte',
  'Perfect score': 'Score parfait',
  'Fast completion': 'Fin rapide',
  'First attempt': 'Première tentative',
  'Perfect Score': 'Score parfait',
  'Fast Finisher': 'Fin rapide',
  'First Try': 'Du premier coup',
  'Password is required': 'Saisissez le mot de passe',
  'Password must be at least 8 characters': 'Le mot de passe doit compter au moins 8 caractères',
  'Password must be at most 128 characters': 'Le mot de passe peut compter au plus 128 caractères',
  'Name is required': 'Saisissez le nom',
  'Please select an account type': 'Choisissez un type de compte',
  'Organization name is required': 'Saisissez le nom de l’organisation',
  'Email is required': 'Saisissez votre e-mail',
  'Email is invalid': 'Cet e-mail n’est pas valide',
  'Please enter the 6-digit verification code': 'Saisissez le code de vérification à 6 chiffres',
  'Please choose a rating': 'Choisissez un nombre d’étoiles',
  'Please enter a valid email address': 'Saisissez une adresse e-mail valide',
  'Please enter a valid phone number': 'Saisissez un numéro de téléphone valide',
  'Please enter the number on your card': 'Saisissez le numéro de votre carte',
  'This card number is not valid. Please check it for a typing error':
    'Ce numéro de carte n’est pas valide. Vérifiez s’il contient une faute de frappe',
  'Please enter the expiry date as MM/YY': 'Saisissez la date d’expiration sous la forme MM/AA',
  'This card has expired': 'Cette carte a expiré',
  'Please enter the 3 or 4 digits of the security code': 'Saisissez les 3 ou 4 chiffres du code de sécurité',
  'Please enter the name on the card': 'Saisissez le nom inscrit sur la carte',
  'American Express': 'American Express',
  'This IBAN is not valid. Please check it for a typing error':
    'Cet IBAN n’est pas valide. Vérifiez s’il contient une faute de frappe',
  'Please enter your IBAN': 'Saisissez votre IBAN',
  'Please enter the 9 digits of your bank’s routing number':
    'Saisissez les 9 chiffres du numéro d’acheminement de votre banque',
  'Please enter your account number': 'Saisissez votre numéro de compte',
  'Please enter your full name': 'Saisissez votre nom complet',
  'Please choose your country': 'Choisissez votre pays',
  'Please enter the e-mail address of your PayPal account':
    'Saisissez l’adresse e-mail de votre compte PayPal',
  'This password is too easy to guess. Please choose another one.':
    'Ce mot de passe est trop facile à deviner. Choisissez-en un autre.',
  'Enter the code that your authenticator app shows.':
    'Saisissez le code affiché par votre application d’authentification.',
  'This code is not right. Enter the one that your app shows now.':
    'Ce code n’est pas correct. Saisissez celui que votre application affiche maintenant.',
  'Two-factor authentication is already on.': 'La validation en deux étapes est déjà activée.',
  'The sign-in was cancelled.': 'La connexion a été annulée.',
  'This sign-in has expired. Please begin again.': 'Cette connexion a expiré. Recommencez.',
  'Please accept the terms.': 'Acceptez les conditions.',
  'The provider does not vouch for this address. Sign in with your password.':
    'Le fournisseur ne garantit pas cette adresse. Connectez-vous avec votre mot de passe.',
  'Set a password first.': 'Définissez d’abord un mot de passe.',
  'The sign-in failed. Please try again.': 'La connexion a échoué. Réessayez.',
  'Two-factor authentication is not on.': 'La validation en deux étapes n’est pas activée.',
  'This organization was deleted. Until everything of it goes, its owner can restore it.':
    'Cette organisation a été supprimée. Tant que tout n’a pas disparu, son propriétaire peut la rétablir.',
  'Something has to be settled before this organization can be deleted.':
    'Il reste quelque chose à régler avant de pouvoir supprimer cette organisation.',
  'Something has to be settled before your account can be deleted.':
    'Il reste quelque chose à régler avant de pouvoir supprimer votre compte.',
  'Sign in again to confirm that it is you.': 'Connectez-vous de nouveau pour confirmer que c’est bien vous.',
  'Your organization requires two-factor authentication. Set it up in your profile, under Security.':
    'Votre organisation exige l’authentification à deux facteurs. Configurez-la dans votre profil, sous Sécurité.',
  'Set up two-factor authentication for your own account first: in your profile, under Security.':
    'Configurez d’abord l’authentification à deux facteurs de votre propre compte : dans votre profil, sous Sécurité.',
  'This quiz cannot be taken any more, so nobody is reminded of it.':
    'Ce quiz ne peut plus être passé : personne ne reçoit de rappel.',
};
