/**
 * Capabilities that only speak in chat. The cycle performs them itself, and they never change state.action or state.result.
 * Source: DESIGN section 3, "Conversation never changes state.action or state.result".
 */
export function isSpeaking(capability: string): boolean {
  return capability === 'conversation' || capability === 'question';
}
