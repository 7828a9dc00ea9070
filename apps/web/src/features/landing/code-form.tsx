import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { parseArenaCode } from '@deadpan/protocol';
import { useNavigate } from 'react-router';
import { landingTexts } from '../../texts/landing.ts';
import { Button } from '../../ui/button.tsx';
import { CodeInput, Field } from '../../ui/field.tsx';
import styles from './hero.module.css';

const { hero: texts } = landingTexts;

/** From the first screen into an arena: a code or a pasted link. Signing in comes on the way. */
export function CodeForm() {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [bad, setBad] = useState(false);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const code = parseArenaCode(text);
    setBad(!code);
    if (code) void navigate(`/lobby/${code}`);
  };
  return (
    <form className={styles.code} onSubmit={submit} noValidate>
      <Field label={texts.codeLabel} error={bad && texts.codeBad}>
        <CodeInput placeholder="7KQ2MX" value={text} onChange={(event) => (setText(event.target.value), setBad(false))} />
      </Field>
      <Button type="submit">{texts.codeButton}</Button>
    </form>
  );
}
