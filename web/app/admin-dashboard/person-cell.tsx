import list from './list.module.css'

/** Who a row is about: the name, and the address under it. */
export function PersonCell({ name, email }: { name: string; email: string }) {
  return (
    <>
      <bdi className={list.name} title={name}>
        {name}
      </bdi>
      <bdi className={list.under} title={email}>
        {email}
      </bdi>
    </>
  )
}
