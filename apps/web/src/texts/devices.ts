/** Words of the camera and microphone pickers. */
export const deviceTexts = {
  camera: 'Camera',
  microphone: 'Microphone',
  any: 'The browser’s choice',
  unknown: 'None to choose from yet',
  hidden: 'The browser tells the names once it may use the camera.',
  microphoneLater: 'Only the comedy round opens it, on your turn.',
  noMicrophoneNeeded: 'The microphone is asked for where a comedy round is played.',
};
