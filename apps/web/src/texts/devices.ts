/** Words of the camera and microphone pickers. */
export const deviceTexts = {
  camera: 'Camera',
  microphone: 'Microphone',
  any: 'The browser’s choice',
  unknown: 'None to choose from yet',
  hidden: 'The browser tells the names once it may use the camera.',
  microphoneLater: 'Kept for rounds with a microphone. This match has none.',
  noMicrophoneNeeded: 'One round, no talking: the microphone is not asked for.',
};
