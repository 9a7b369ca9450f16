export const takingEmbed = {
  loading: 'Cargando el quiz…',
  failed: 'No se pudo cargar el quiz. Inténtalo de nuevo.',
  open: 'Abrir en otra pestaña',
  off: {
    title: 'Este quiz no se muestra en otros sitios web',
    text: 'Quien lo creó no lo ha permitido. Se puede abrir por separado.',
  },
  account: {
    title: 'Este quiz necesita una cuenta',
    text: 'Dentro de otro sitio web nunca te pedimos acceder a tu cuenta ni pagar.',
  },
};
