import type { AddressInfo } from 'node:net'
import express from 'express'
import { DataTypes, Op, Sequelize } from 'sequelize'
import { PEER_PATH, readRequest } from './peer-request.ts'
import { COLUMNS, type LoadedAthlete, type Row, teamReply } from './team-reply.ts'

/** The coach's calls through Express and Sequelize: models, associations, `findAll` with what is included, `res.json`. */
const { host, user, database } = JSON.parse(process.env.PEER_DATABASE ?? '{}')
const sequelize = new Sequelize({
  dialect: 'postgres',
  host,
  username: user,
  database,
  logging: false,
  pool: { max: 10 },
})
const plain = { timestamps: false, underscored: true }
const User = sequelize.define(
  'users',
  {
    id: { type: DataTypes.UUID, primaryKey: true },
    first_name: DataTypes.TEXT,
    last_name: DataTypes.TEXT,
  },
  plain,
)
const Membership = sequelize.define(
  'memberships',
  {
    user_id: { type: DataTypes.UUID, primaryKey: true },
    team_id: { type: DataTypes.UUID, primaryKey: true },
    role: DataTypes.TEXT,
  },
  plain,
)
const Link = sequelize.define(
  'wearable_connections',
  {
    user_id: { type: DataTypes.UUID, primaryKey: true },
    provider: { type: DataTypes.TEXT, primaryKey: true },
  },
  plain,
)
const records = (table: string, columns: readonly string[]) =>
  sequelize.define(
    table,
    {
      user_id: { type: DataTypes.UUID, primaryKey: true },
      provider: DataTypes.TEXT,
      date: { type: DataTypes.DATEONLY, primaryKey: true },
      nap: DataTypes.BOOLEAN,
      ...Object.fromEntries(columns.map((column) => [column, { type: DataTypes.DOUBLE }])),
    },
    plain,
  )
const MODELS = {
  recovery: records('recoveries', COLUMNS.recovery),
  sleep: records('sleeps', COLUMNS.sleep),
  activity: records('cycles', COLUMNS.activity),
}
User.hasMany(Membership, { foreignKey: 'user_id' })
User.hasMany(Link, { foreignKey: 'user_id' })
for (const [as, model] of Object.entries(MODELS)) User.hasMany(model, { as, foreignKey: 'user_id' })

const app = express()
app.get(PEER_PATH, async (request, reply) => {
  const { teamId, kind, from, today } = readRequest(request.params as Record<string, string>, request.query)
  const athletes = await User.findAll({
    attributes: ['id', 'first_name', 'last_name'],
    include: [
      { model: Membership, attributes: [], where: { team_id: teamId, role: 'athlete' } },
      { model: Link, attributes: ['provider'] },
      {
        model: MODELS[kind],
        as: kind,
        separate: true,
        attributes: ['user_id', 'date', ...COLUMNS[kind]],
        where: {
          date: { [Op.between]: [from, today] },
          provider: 'whoop',
          ...(kind === 'sleep' && { nap: false }),
        },
        order: [['date', 'ASC']],
      },
    ],
  })
  const loaded = athletes.map((athlete): LoadedAthlete => {
    const { wearable_connections, [kind]: rows, ...person } = athlete.get({ plain: true })
    return { ...person, provider: wearable_connections[0]?.provider, rows: rows as Row[] }
  })
  reply.json(teamReply(kind, loaded, today, from))
})
await sequelize.authenticate()
const server = app.listen(0, '127.0.0.1', () => {
  console.log(`Ready on http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
