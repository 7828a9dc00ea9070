async function permissionOf(name: 'camera' | 'microphone'): Promise<PermissionStatus | null> {
  // Some throw: they do not know the name of this permission.
  return 'permissions' in navigator ? navigator.permissions.query({ name }).catch(() => null) : null;
}

/** What the browser says about the camera, and whether that changes; null from browsers that do not tell. */
export const cameraPermission = (): Promise<PermissionStatus | null> => permissionOf('camera');

/** The same about the microphone. */
export const microphonePermission = (): Promise<PermissionStatus | null> => permissionOf('microphone');

/** Whether the browser would open the camera without asking; browsers that do not tell count as no. */
export const isCameraAllowed = async (): Promise<boolean> => (await cameraPermission())?.state === 'granted';
